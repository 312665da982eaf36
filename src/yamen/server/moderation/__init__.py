"""Keeping tables friendly: mutes, blocks, reports, and what an operator does about them."""
