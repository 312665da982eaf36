"""Tables: made, listed, seated, kept in memory, shown to clients."""
