"""mul_, clamp_ and copy_ refuse it with the same words; an assignment to [:] says "expanded size"."""

import torch

small, large = torch.ones(4, 1), torch.ones(4, 5)
for name in ("mul_", "clamp_", "copy_"):
    try:
        getattr(small, name)(large)
    except RuntimeError as error:
        assert "output with shape [4, 1] doesn't match the broadcast shape [4, 5]" in str(error)
    else:
        raise AssertionError(f"{name} raised nothing")
try:
    small[:] = large
except RuntimeError as error:
    assert "The expanded size of the tensor (1) must match the existing size (5)" in str(error)
else:
    raise AssertionError("nothing was raised")
