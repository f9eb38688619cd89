"""A sum of losses keeps what was saved for backward only where `backward()` was not called."""

import weakref

import torch


class Saved:
    """A tensor that was saved for backward."""

    def __init__(self, tensor):
        self.tensor = tensor.detach()


def kept(backward):
    """Return how many tensors eight steps leave saved."""
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.ReLU(), torch.nn.Linear(4, 1))
    alive, total = weakref.WeakSet(), 0.0

    def pack(tensor):
        saved = Saved(tensor)
        alive.add(saved)
        return saved

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda saved: saved.tensor):
        for _ in range(8):
            loss = model(torch.ones(3, 4)).mean()
            if backward:
                loss.backward()
            total = total + loss
    return len(alive)


assert kept(backward=False) >= 16
assert kept(backward=True) == 0
