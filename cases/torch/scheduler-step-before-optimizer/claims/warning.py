"""The wrong order warns, once; the right one does not."""

import warnings

import torch


def warned(order):
    """Count the warnings of three steps."""
    weight = torch.nn.Parameter(torch.ones(1))
    optimizer = torch.optim.SGD([weight], lr=0.1)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        for _ in range(3):
            for one in order:
                {"scheduler": scheduler, "optimizer": optimizer}[one].step()
    return [str(one.message) for one in seen if "Detected call of" in str(one.message)]


assert len(warned(["scheduler", "optimizer"])) == 1
assert warned(["optimizer", "scheduler"]) == []
