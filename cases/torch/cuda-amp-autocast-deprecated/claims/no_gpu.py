# releases: >=1.13
"""Without a GPU an enabled region warns that CUDA is not available, by the old and the new name; one that is not enabled does not."""

import warnings

import torch


def warned(call):
    """Whether a call warns that CUDA is not available."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call()
    return any("CUDA is not available" in str(one.message) for one in seen)


if not torch.cuda.is_available():
    assert warned(lambda: torch.cuda.amp.autocast())
    assert warned(lambda: torch.autocast("cuda"))
    assert not warned(lambda: torch.autocast("cuda", enabled=False))
