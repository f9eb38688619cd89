# releases: >=2.5
"""`zero_grad()` and the `step()` of a scheduler cannot be captured either; the message names the function."""

import torch

model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1)
model(torch.ones(2, 3)).sum().backward()
optimizer.step()


def clear():
    """Clear the gradients."""
    optimizer.zero_grad()


def schedule():
    """Change the learning rate."""
    scheduler.step()


for function, name in ((clear, "Optimizer.zero_grad"), (schedule, "LRScheduler.step")):
    try:
        torch.compile(function, backend="eager", fullgraph=True)()
    except torch._dynamo.exc.Unsupported as error:
        assert name in str(error) and "skip" in str(error), error
    else:
        raise AssertionError("nothing was raised")
