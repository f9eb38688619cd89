"""The step -4 has the words of the memory under the AST transformer, and an IndexError with the range in dynamic mode; -1 is the last row."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def state_at(states, step):
    """Return the sum of the hidden state at the step."""
    return states[step].sum()


if MODE != "dynamic":
    state_at = paddle.jit.to_static(state_at, full_graph=MODE == "ast")

states = paddle.ones([3, 4])
assert state_at(states, paddle.to_tensor(-1)).item() == 4.0
try:
    state_at(states, paddle.to_tensor(-4))
except RuntimeError as error:
    assert MODE == "ast" and "memory's size is 0" in str(error), error
except IndexError as error:
    assert MODE != "ast" and "in the range of [-3, 3)" in str(error), error
else:
    raise AssertionError("nothing was raised")
