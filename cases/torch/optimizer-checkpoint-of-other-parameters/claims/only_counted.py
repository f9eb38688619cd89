"""Parameters are only counted: another order loads without a word; a step fails, or mixes moments of equal shapes."""

import torch


def step(optimizer, layers):
    torch.stack([layer(torch.ones(1, layer.in_features)).sum() for layer in layers]).sum().backward()
    optimizer.step()


def resumed(first, second):
    layers = [torch.nn.Linear(first, 2, bias=False), torch.nn.Linear(second, 2, bias=False)]
    saved = torch.optim.Adam([layer.weight for layer in layers])
    step(saved, layers)
    other = torch.optim.Adam([layer.weight for layer in layers[::-1]])
    other.load_state_dict(saved.state_dict())
    moments = [saved.state[layer.weight]["exp_avg"] for layer in layers[::-1]]
    mixed = [other.state[layer.weight]["exp_avg"] for layer in layers]
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(mixed, moments))
    step(other, layers)


resumed(3, 3)
try:
    resumed(3, 5)
except RuntimeError as error:
    message = str(error)
assert message.startswith("The size of tensor a"), message
