# The guide of a first game.

guide-title = Guide
guide-next = Next
guide-at = { $at } of { $of }
guide-rule = Read the rule
guide-leave = Play without the guide
guide-end = Play on
guide-task = Task:
guide-hint = How?
guide-skip = Skip the task
guide-undo = Undo takes the move back.
guide-questions = Three questions. Answer them for yourself, then look:
guide-questions-last = The same three questions, now that you have seen more:
guide-go-on = Go on with the guide
