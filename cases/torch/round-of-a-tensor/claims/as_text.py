"""For text, f"{loss:.4f}" takes a tensor of one number without an axis; one with an axis raises "unsupported format string"."""

import torch

assert f"{torch.tensor(1.23456):.4f}" == "1.2346"
assert f"{torch.tensor([1.23456]).item():.4f}" == "%.4f" % torch.tensor([1.23456]) == "1.2346"
for tensor in (torch.tensor([1.23456]), torch.ones(2)):
    try:
        f"{tensor:.4f}"
    except TypeError as error:
        assert str(error) == "unsupported format string passed to Tensor.__format__"
    else:
        raise AssertionError("nothing was raised")
