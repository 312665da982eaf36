"""People: guests, passwords, recovery codes and sessions."""
