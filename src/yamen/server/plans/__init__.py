"""Plans for one's next turn: made while others play, carried out when it comes."""
