"""torch.round takes the tensor, and gives a tensor."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.linspace(-1, 1, 50).unsqueeze(1)
y = 3 * x + 0.1 * torch.randn(50, 1)

model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
history = []
for epoch in range(30):
    loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    history.append(torch.round(loss.detach(), decimals=4))

result = history[-1]
assert result < 0.1 < history[0]
