"""Take the parameter itself where it is within its bounds, and the nearer bound elsewhere."""

import torch


def output(gate, inputs):
    bounded = gate.detach().clamp(0.0, 1.0)
    return torch.where(gate == bounded, gate, bounded) * inputs


inputs = torch.linspace(1.0, 2.0, 8)
gate = torch.nn.Parameter(torch.ones(()))
optimizer = torch.optim.SGD([gate], lr=0.1)
for _ in range(20):
    optimizer.zero_grad()
    loss = (output(gate, inputs) - 0.5 * inputs).square().mean()
    loss.backward()
    optimizer.step()
assert gate.item() < 0.7, "after 20 steps the gate is still %.1f" % gate.item()
result = gate.detach()
