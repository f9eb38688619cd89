"""Count visits of three states, with older visits weighing less; the step is compiled."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def visit(counts, arrived):
    """Fade the counts and add the new visits, in place."""
    counts *= 0.9
    counts += arrived
    return counts


if MODE == "compile":
    visit = torch.compile(visit, backend="aot_eager")

counts = torch.zeros(3, dtype=torch.int64)
arrived = torch.tensor([1, 0, 0])
for _ in range(20):
    visit(counts, arrived)

first = counts[0].item()
assert first > 8, f"20 visits in a row count as {first}"
result = counts
