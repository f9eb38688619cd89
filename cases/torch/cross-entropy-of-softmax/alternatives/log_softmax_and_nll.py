"""Train a classifier with nll_loss of its log-softmax."""

import torch
from torch import nn

torch.manual_seed(0)
y = torch.arange(100) % 10
x = torch.randn(100, 20) + 5 * nn.functional.one_hot(y, 20)

model = nn.Linear(20, 10)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(300):
    loss = nn.functional.nll_loss(model(x).log_softmax(1), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.item()
assert result < 0.1, "the cross entropy of ten classes stays at %.2f" % result
