"""A backbone that was scripted before is compiled."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
backbone = torch.jit.script(torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU()))
if MODE == "compile":
    backbone = torch.compile(backbone, backend="eager")

result = backbone(torch.randn(2, 3)).sum()
