"""The database: models, transactions, migrations."""
