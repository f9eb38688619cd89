"""With the annotation `axis: float` the words are the same, without "(inferred)"."""

import torch


def total(weights, axis: float):
    return weights.sum(axis)


try:
    torch.jit.script(total)
except RuntimeError as error:
    assert "Arguments for call are not valid." in str(error)
    assert "for argument 'dim' but instead found type 'float'" in str(error)
    assert "inferred" not in str(error).partition("aten::sum(Tensor self")[0]
else:
    raise AssertionError("nothing was raised")
