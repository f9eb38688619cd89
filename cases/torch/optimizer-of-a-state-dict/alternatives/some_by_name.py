"""Some of the parameters by their names: a list of the parameters that `named_parameters` gives."""

import torch
from torch import nn

torch.manual_seed(0)
torch.save(nn.Linear(4, 3).state_dict(), "pretrained.pt")
inputs = torch.randn(64, 4)
labels = inputs[:, :3].argmax(dim=1)

model = nn.Linear(4, 3)
model.load_state_dict(torch.load("pretrained.pt"))
chosen = [parameter for name, parameter in model.named_parameters() if name.endswith("weight")]
optimizer = torch.optim.SGD(chosen, lr=0.5)
losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(inputs), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[-1]
assert result < 0.7 * losses[0]
