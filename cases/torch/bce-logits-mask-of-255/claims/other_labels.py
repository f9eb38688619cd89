"""Labels of 1 and 2 end in foreground everywhere, and one -1 in ten pixels pulls its output down."""

import torch


def trained(target, steps=400):
    """Fit one output per pixel."""
    outputs = torch.zeros(len(target), requires_grad=True)
    optimizer = torch.optim.SGD([outputs], lr=5.0)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = torch.nn.BCEWithLogitsLoss()(outputs, target)
        loss.backward()
        optimizer.step()
    return outputs.detach(), loss.item()


outputs, loss = trained(torch.tensor([1.0, 2.0] * 5))
assert (outputs > 0).all() and loss < 0

outputs, loss = trained(torch.tensor([1.0] * 9 + [-1.0]))
assert outputs[-1] < -100 and loss < 0
