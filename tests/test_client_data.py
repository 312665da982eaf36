"""What the client takes from the program is what the program says."""

import subprocess
from pathlib import Path

import client_data

CLIENT = Path(__file__).parent.parent / "client"


def test_the_clients_copies_of_shapes_and_words_are_up_to_date() -> None:
    for file, text in client_data.files().items():
        assert file.read_text("utf-8") == text, f"{file.name} is out of date: run make api"


def test_the_clients_types_follow_from_the_document(tmp_path: Path) -> None:
    fresh = tmp_path / "api.d.ts"
    program = CLIENT / "node_modules" / ".bin" / "openapi-typescript"
    document = CLIENT / "src" / "generated" / "openapi.json"
    subprocess.run([program, "--default-non-nullable", "false", document, "-o", fresh], check=True, timeout=120)
    assert (CLIENT / "src" / "generated" / "api.d.ts").read_text("utf-8") == fresh.read_text("utf-8"), "run make api"
