# releases: >=2.4
"""`custom_fwd`, `custom_bwd` and the names of `torch.cpu.amp` warn as well; those of `torch.amp` do not."""

import warnings

import torch


def step(ctx, x):
    """A forward or backward pass."""
    return x


def warned(call):
    """The categories of what a call warns of."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call()
    return [one.category for one in seen]


for old, new in (
    (lambda: torch.cuda.amp.custom_fwd(step), lambda: torch.amp.custom_fwd(step, device_type="cuda")),
    (lambda: torch.cuda.amp.custom_bwd(step), lambda: torch.amp.custom_bwd(step, device_type="cuda")),
    (lambda: torch.cpu.amp.autocast(), lambda: torch.amp.autocast("cpu")),
    (lambda: torch.cpu.amp.GradScaler(), lambda: torch.amp.GradScaler("cpu")),
):
    assert warned(old) == [FutureWarning]
    assert warned(new) == []
