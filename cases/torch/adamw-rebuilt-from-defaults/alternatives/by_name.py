"""Train one model for each fold, with the defaults but for the one that AdamW sets by itself."""

import torch


def copy_for(model, template):
    """An optimizer of the same kind and settings for another model."""
    defaults = {name: value for name, value in template.defaults.items() if name != "decoupled_weight_decay"}
    return type(template)(model.parameters(), **defaults)


torch.manual_seed(0)
x, y = torch.randn(32, 3), torch.randn(32, 1)
first = torch.nn.Linear(3, 1)
settings = {"lr": 0.01, "weight_decay": 0.1}
template = torch.optim.AdamW(first.parameters(), **settings)

losses = []
for fold in range(2):
    model = torch.nn.Linear(3, 1)
    optimizer = copy_for(model, template)
    for _ in range(20):
        optimizer.zero_grad()
        loss = (model(x) - y).square().mean()
        loss.backward()
        optimizer.step()
    losses.append(loss.item())

assert optimizer.param_groups[0]["weight_decay"] == 0.1
result = losses[-1]
