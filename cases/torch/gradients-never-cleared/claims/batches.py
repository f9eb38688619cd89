"""In small batches the loss grows far above its start, with a learning rate that is right for cleared gradients."""

import torch

torch.manual_seed(0)
x = torch.randn(256, 10)
y = x @ torch.randn(10, 1)
start = torch.nn.Linear(10, 1)
for clears in (True, False):
    model = torch.nn.Linear(10, 1)
    model.load_state_dict(start.state_dict())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for step in range(320):
        rows = torch.arange(step % 8 * 32, step % 8 * 32 + 32)
        loss = torch.nn.functional.mse_loss(model(x[rows]), y[rows])
        if clears:
            optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.001 if clears else losses[-1] > 10 * losses[0]
