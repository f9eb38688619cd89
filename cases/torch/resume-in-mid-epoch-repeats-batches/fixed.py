"""Go on with an epoch that was interrupted, from a checkpoint of the model, the optimizer and the scheduler."""

import torch
from torch.utils.data import DataLoader, TensorDataset

BATCHES = 6


def program(used, checkpoint=None, stop=BATCHES):
    """One start of the program; it is stopped behind `stop` batches."""
    torch.manual_seed(0)
    dataset = TensorDataset(torch.arange(24), torch.randn(24, 4))
    model = torch.nn.Linear(4, 1)
    optimizer = torch.optim.Adam(model.parameters())
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.9)
    done = 0
    if checkpoint is not None:
        model.load_state_dict(checkpoint["model"])
        optimizer.load_state_dict(checkpoint["optimizer"])
        scheduler.load_state_dict(checkpoint["scheduler"])
        done = checkpoint["batches"]

    epoch = 0
    order = torch.randperm(24, generator=torch.Generator().manual_seed(epoch)).tolist()
    loader = DataLoader(dataset, batch_size=4, sampler=order[4 * done :])
    for step, (samples, inputs) in enumerate(loader, done):
        if step == stop:
            break
        optimizer.zero_grad()
        model(inputs).square().mean().backward()
        optimizer.step()
        scheduler.step()
        used[samples] += 1
    return {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "scheduler": scheduler.state_dict(),
        "batches": stop,
    }


used = torch.zeros(24)
checkpoint = program(used, stop=3)
program(used, checkpoint)

result = used
twice, never = int((used > 1).sum()), int((used == 0).sum())
assert (twice, never) == (0, 0), "in one epoch %d samples were used twice, %d never" % (twice, never)
