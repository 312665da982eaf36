# The rules reference: what stands around the rules.

rules-title = Rules
rules-chapters = Chapters
rules-search = Search the rules
rules-none = No rule has these words.
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
    }
rules-back = Back to the table
rules-game = Game
rules-variant-a = Variant A
rules-variant-b = Variant B
rules-example = Example
rules-variant = Variant
rules-differs = The rulebooks differ
rules-ruling = Our ruling
rules-marks = How to read it
rules-variant-about = You choose this at the set-up.
rules-differs-about = What the printed rulebooks say, and what holds here.
rules-ruling-about = The rulebook leaves it open, and so we decided. All that has no mark is the rulebook’s rule.
rules-questions = Questions people ask
rules-print = Print
rules-all = All chapters
    .lead = The whole reference on one page, to read through or to print.
rules-summary-note = An unofficial aid. Dotted figures stand only on the components, not in the rulebook.
rules-figures = Printed figures
rules-figures-about = These stand only on the components, not in the rulebooks. You can correct them in a content pack.
rules-sure-likely = published
rules-sure-inferred = inferred
rules-sure-ours = reconstructed
rules-sure-likely-about = A published description says so.
rules-sure-inferred-about = It follows from what the rulebook says.
rules-sure-ours-about = We could not read it anywhere and chose it ourselves.
rules-beside = Beside the chapter
rules-your-table = Your table
rules-board = The board
rules-your-turn = your turn
rules-frame = The frame shows what this page is about.
rules-see = See also
rules-picture = Part of the board: { $chapter }
