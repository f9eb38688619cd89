"""A slice ends where the tensor ends: 8:13 of 10 has 2 places, and 10:15 has none."""

import torch

outputs = torch.zeros(10)
for start, places in ((8, 2), (10, 0)):
    assert outputs[start : start + 5].shape == (places,)
    try:
        outputs[start : start + 5] = torch.ones(5)
    except RuntimeError as error:
        assert f"The expanded size of the tensor ({places}) must match" in str(error)
        assert "the existing size (5) at non-singleton dimension 0" in str(error)
    else:
        raise AssertionError("nothing was raised")
