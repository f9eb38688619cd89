"""Bind the tensor to its name again after the assignment: every chain sees the new values."""

import paddle
import paddle.nn.functional as F


def masked_energy(x):
    """Return sums of the features without the first column."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    hidden = hidden.clone()
    return hidden.square().sum(), F.relu(hidden).sum(), hidden[0].square().sum()


masked_energy = paddle.jit.to_static(masked_energy, full_graph=True)
result = [value.item() for value in masked_energy(paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]]))]
assert result == [58.0, 10.0, 9.0], "the sums are %s" % result
