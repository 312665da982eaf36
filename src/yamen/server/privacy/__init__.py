"""What the server has of a person: told to them, and deleted when they want that."""
