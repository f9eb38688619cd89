"""`to` moves parameters and buffers, also those of parts; a plain tensor and the tensors of a list or dict stay, and the listing finds the plain one."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Part(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2))
        self.register_buffer("kept", torch.ones(2))
        self.plain = torch.ones(2)
        self.several = [torch.ones(2)]


model = torch.nn.Sequential(Part())
model.to(DEVICE)
part = model[0]
assert part.weight.device.type == DEVICE and part.kept.device.type == DEVICE
assert part.plain.device.type == "cpu" and part.several[0].device.type == "cpu"
assert [name for part in model.modules() for name, one in vars(part).items() if torch.is_tensor(one)] == ["plain"]
