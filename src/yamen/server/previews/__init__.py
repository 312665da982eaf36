"""Pictures and words by which other programs show a link to a table."""
