"""Compare the speed of a compiled model with that of the plain one."""

import os
import time

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def seconds(function, x):
    """Time one call."""
    start = time.perf_counter()
    function(x)
    return time.perf_counter() - start


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(128, 128), torch.nn.ReLU(), torch.nn.Linear(128, 128))
compiled = torch.compile(model, backend="aot_eager") if MODE == "compile" else model
x = torch.randn(32, 128)

plain = min(seconds(model, x) for _ in range(5))
ours = seconds(compiled, x)
assert ours < 20 * plain, "the compiled model takes many times as long as the plain one"
