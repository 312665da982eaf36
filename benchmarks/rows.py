"""The rows in their order, and how the page of the documentation explains them."""

from benchmarks.attacked import attack_benchmarks, attack_notes
from benchmarks.browser import browser_benchmarks, browser_notes
from benchmarks.compared import compared_benchmarks, compared_notes
from benchmarks.load import load_benchmarks, load_notes
from benchmarks.peers import peer_benchmarks, peer_notes
from yamen.cli.benchmarks import Benchmark


def rows() -> list[Benchmark]:
    return peer_benchmarks() + load_benchmarks() + compared_benchmarks() + attack_benchmarks() + browser_benchmarks()


def notes() -> list[str]:
    return peer_notes() + load_notes() + compared_notes() + attack_notes() + browser_notes()
