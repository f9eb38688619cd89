"""Time a training step of a small transformer, by turns plain and watched, in one process.

    python -m benchmarks.watched_step PLAN ROUNDS

Runs in an environment with PyTorch; prints the median milliseconds of both as JSON.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import Any

import torch  # type: ignore[import-not-found, unused-ignore]

import errata_hints

STEPS = 10  # of one round


def make_step() -> Any:
    """Return a function that does one training step: embeddings, attention, loss, AdamW."""
    torch.manual_seed(0)
    torch.set_num_threads(1)
    layer = torch.nn.TransformerEncoderLayer(128, 4, 512, batch_first=True)
    model = torch.nn.Sequential(
        torch.nn.Embedding(1000, 128),
        torch.nn.TransformerEncoder(layer, 4, enable_nested_tensor=False),
        torch.nn.Linear(128, 1000),
    )
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.randint(0, 1000, (16, 65))

    def step() -> float:
        optimizer.zero_grad()
        scores = model(tokens[:, :-1])
        loss = torch.nn.functional.cross_entropy(scores.flatten(0, 1), tokens[:, 1:].flatten())
        loss.backward()
        optimizer.step()
        return float(loss)

    return step


def milliseconds(step: Any) -> float:
    """Return how long one step takes."""
    began = time.perf_counter()
    for _ in range(STEPS):
        step()
    return (time.perf_counter() - began) / STEPS * 1000


def main(plan: str, rounds: int) -> None:
    """Measure `rounds` pairs."""
    step = make_step()
    milliseconds(step)
    plain: list[float] = []
    watched: list[float] = []
    ratios: list[float] = []
    for number in range(rounds):
        for is_watched in (number % 2 == 0, number % 2 == 1):  # whichever is first may be slower
            watch = errata_hints.watch(plan, found="/dev/null") if is_watched else None
            (watched if is_watched else plain).append(milliseconds(step))
            if watch is not None:
                watch.stop()
        ratios.append(watched[-1] / plain[-1])
    found = {"plain_ms": plain, "watched_ms": watched, "ratio": ratios}
    print(json.dumps({name: statistics.median(values) for name, values in found.items()}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
