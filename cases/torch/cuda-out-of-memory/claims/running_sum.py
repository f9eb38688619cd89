"""A running sum of losses keeps the activations of every step; one of `loss.item()` keeps none."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1)).to("cuda")
x = torch.ones(4096, 64, device="cuda")
model(x).mean().item()


def growth(number_of):
    """Return the bytes that eight steps leave allocated."""
    before, total = torch.cuda.memory_allocated(), 0.0
    for _ in range(8):
        total = total + number_of(model(x).mean())
    return torch.cuda.memory_allocated() - before


activations = x.numel() * x.element_size()
assert growth(lambda loss: loss) >= 8 * activations
assert growth(lambda loss: loss.item()) < activations
