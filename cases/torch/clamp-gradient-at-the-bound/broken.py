"""Train a gate that starts at 1 and is kept between 0 and 1 by clamp."""

import torch


def output(gate, inputs):
    return gate.clamp(0.0, 1.0) * inputs


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
