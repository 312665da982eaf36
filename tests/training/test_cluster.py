"""Self-play on a Ray cluster of two nodes on this machine, one of which is killed."""

from collections.abc import Iterator
from typing import Any

import pytest

from yamen.training.examples import from_bytes
from yamen.training.generation import PlayGames
from yamen.training.workers import Cluster

pytestmark = pytest.mark.nightly

ray = pytest.importorskip("ray", reason="Ray is not among the locked packages: pip install 'yamen[ray]'")


@pytest.fixture
def nodes() -> Iterator[list[Any]]:
    from ray.cluster_utils import Cluster as LocalCluster

    cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 1})
    other = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield [cluster, other]
    ray.shutdown()
    cluster.shutdown()


def test_what_a_lost_actor_was_to_play_is_played_by_another(nodes: list[Any]) -> None:
    asked: list[int] = []

    def next_task() -> PlayGames:
        asked.append(10 * len(asked))
        return PlayGames("dragon", 1, asked[-1], 10, 2, 0)

    cluster, other = nodes
    actors = Cluster(ray, 2)
    played: list[int] = []
    for data in actors.results(next_task):
        played.append(int(from_bytes(data).game.min()) // 10 * 10)
        if len(played) == 4:
            cluster.remove_node(other, allow_graceful=False)
            cluster.add_node(num_cpus=1)
        if len(played) >= 12 and actors.lost and set(range(0, 100, 10)) <= set(played):
            break
    assert actors.lost == 1
    assert len(set(played)) == len(played)
