"""Try a training on the CPU with the settings that it has on a GPU, CUDA graphs included."""

import torch

torch.manual_seed(0)
settings = {"lr": 0.05, "capturable": True}
device = "cpu"
x, y = torch.randn(64, 4, device=device), torch.randn(64, 1, device=device)
model = torch.nn.Linear(4, 1).to(device)
settings["capturable"] = next(model.parameters()).is_cuda
optimizer = torch.optim.Adam(model.parameters(), **settings)
losses = []
for _ in range(20):
    optimizer.zero_grad()
    loss = (model(x) - y).square().mean()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[-1]
assert losses[-1] < losses[0]
