"""The table server: people, tables, moves that are never lost, and what each seat may see of them."""
