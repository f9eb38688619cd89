"""SummaryWriter.add_graph hands its use_strict_trace to torch.jit.trace as strict (read in its source, as tensorboard may be missing)."""

import os

import torch

folder = os.path.join(os.path.dirname(torch.__file__), "utils", "tensorboard")
with open(os.path.join(folder, "_pytorch_graph.py")) as file:
    assert "torch.jit.trace(model, args, strict=use_strict_trace)" in file.read()
with open(os.path.join(folder, "writer.py")) as file:
    assert "use_strict_trace=True" in file.read()
