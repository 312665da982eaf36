"""Plans for the own next turn: made while others play, carried out when it comes."""
