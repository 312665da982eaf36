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
rules-ruling = Our ruling
rules-figures = Printed figures
rules-figures-about = These stand only on the components, not in the rulebooks. You can correct them in a content pack.
rules-sure-likely = published
rules-sure-inferred = inferred
rules-sure-ours = reconstructed
rules-sure-likely-about = A published description says so.
rules-sure-inferred-about = It follows from what the rulebook says.
rules-sure-ours-about = We could not read it anywhere and chose it ourselves.
rules-figure-gifts = The action that each gift shows
rules-figure-dice-first = Faces of the first die
rules-figure-dice-second = Faces of the second die
rules-figure-dice-third = Faces of the third die
rules-figure-days-servants = Servants in the morning of days 2, 3 and 4
rules-figure-map-few = Roads on the map for 1 to 3 players
rules-figure-map-many = Roads on the map for 4 and 5 players
rules-figure-jade-few = Prices of the houses, 1 to 3 players
rules-figure-jade-many = Prices of the houses, 4 and 5 players
rules-figure-palace-fourth = Points of the fourth place
rules-figure-palace-fifth = Points of the fifth place
rules-figure-decrees-cost1 = Servants for a decree of level 1
rules-figure-decrees-cost2 = Servants for a decree of level 2
rules-figure-decrees-cost3 = Servants for a decree of level 3
rules-figure-automa-special = Special card
rules-figure-steps = { $person }: steps
rules-figure-symbols = { $person }: symbols
rules-figure-cards-each = Cards for each type of person
rules-figure-cards-wild = Wild cards
