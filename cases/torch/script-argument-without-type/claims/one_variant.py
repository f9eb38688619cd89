"""Of a function with one variant, the message begins with its declaration: `torch.dropout` expects "a value of type 'bool' for argument 'train'"."""

import torch


def dropped(x, training):
    return torch.dropout(x, 0.5, training)


try:
    torch.jit.script(dropped)
except RuntimeError as error:
    assert str(error).strip().startswith("aten::dropout(Tensor input, float p, bool train) -> "), error
    assert "Expected a value of type 'bool' for argument 'train' but instead found type 'Tensor (inferred)'" in str(error)
else:
    raise AssertionError("nothing was raised")
