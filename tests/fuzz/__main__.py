"""Coverage-guided fuzzing of one input: `python -m fuzz RULE [libFuzzer's options]`.

`nox -s fuzz` runs it for every rule. What breaks a rule is written beside as `crash-…`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris
from factories import CASE_TOML, DATA, REPOSITORY

with atheris.instrument_imports(include=["harness"]):
    from fuzz.rules import RULES


def seeds() -> dict[str, list[bytes]]:
    """Return sound inputs of each rule, from which fuzzing starts."""
    record = min((REPOSITORY / "reports" / "observed" / "torch").glob("*.json"))
    messages = [path.read_bytes() for path in (DATA / "native").glob("*.txt")]
    return {
        "case_file": [CASE_TOML.encode()],
        "framework_table": [(REPOSITORY / "envs" / "mindspore.toml").read_bytes()],
        "message": messages,
        "pattern": [b"a ... b\0a 1 b"],
        "traceback": [path.read_bytes() for path in (DATA / "tracebacks").glob("*.txt")],
        "issue": [path.read_bytes() for path in (DATA / "issues").glob("*.md")],
        "record": [record.read_bytes()],
        "script": [b"import torch\n\nif x:\n    f(x)\n"],
    }


def main() -> None:
    """Fuzz the rule that is named first."""
    rule = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    if rule not in RULES:
        sys.exit(f"name one of: {' '.join(RULES)}")
    corpus = Path(sys.argv[1]) if len(sys.argv) > 1 and Path(sys.argv[1]).is_dir() else None
    for number, seed in enumerate(seeds().get(rule, [])):
        if corpus is not None:
            (corpus / f"seed-{number}").write_bytes(seed)
    atheris.Setup(sys.argv, RULES[rule])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
