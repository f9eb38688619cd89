"""backward() frees the activations, with `retain_graph=True` the sum keeps them."""

import weakref

import torch

kept = weakref.WeakSet()


class Saved:
    def __init__(self, tensor):
        self.tensor = tensor.detach()
        kept.add(self)


model = torch.nn.Sequential(torch.nn.Linear(8, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))
for retain in (False, True):
    with torch.autograd.graph.saved_tensors_hooks(Saved, lambda saved: saved.tensor):
        total = 0.0
        for _ in range(3):
            loss = model(torch.ones(4, 8)).mean()
            loss.backward(retain_graph=retain)
            total += loss
            del loss
    assert bool(kept) == retain
