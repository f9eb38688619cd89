"""Adam hides it: it learns, as the factor cancels in its step; but each gradient is then made equally long."""

import torch


def train(unscale):
    torch.manual_seed(0)
    x = torch.randn(256, 8)
    y = x @ torch.randn(8, 1)
    model = torch.nn.Linear(8, 1)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    scaler = torch.amp.GradScaler("cpu")
    losses, lengths = [], []
    for _ in range(300):
        loss = torch.nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        if unscale:
            scaler.unscale_(optimizer)
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        lengths.append(torch.cat([p.grad.flatten() for p in model.parameters()]).norm().item())
        scaler.step(optimizer)
        scaler.update()
        losses.append(loss.item())
    return losses, lengths


losses, lengths = train(unscale=False)
assert losses[-1] < 0.01 * losses[0]
assert min(lengths) > 0.999 and max(lengths) < 1.001
losses, lengths = train(unscale=True)
assert losses[-1] < 0.01 * losses[0]
assert min(lengths) < 0.1
