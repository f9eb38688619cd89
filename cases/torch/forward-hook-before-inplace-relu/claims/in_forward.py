"""`inplace = False` on the modules leaves an operation in place within `forward` as it is; a copy is right."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(torch.nn.Module):
    """A layer, and an operation in place behind it."""

    def __init__(self, operation):
        super().__init__()
        self.norm = torch.nn.BatchNorm1d(4)
        self.operation = operation

    def forward(self, x):
        """The layer, and what follows."""
        return self.operation(self.norm(x), x)


def add(out, x):
    """A sum in place."""
    out += x
    return out


x = torch.randn(8, 4, device=DEVICE)
for operation in (lambda out, x: torch.nn.functional.relu(out, inplace=True), add):
    net = Net(operation).to(DEVICE).eval()
    for module in net.modules():
        if hasattr(module, "inplace"):
            module.inplace = False
    kept, copies = [], []
    net.norm.register_forward_hook(lambda module, inputs, output: kept.append(output.detach()))
    net.norm.register_forward_hook(lambda module, inputs, output: copies.append(output.detach().clone()))
    net(x)
    alone = net.norm(x)
    assert not torch.allclose(kept[0], alone)
    assert torch.allclose(copies[0], alone)
