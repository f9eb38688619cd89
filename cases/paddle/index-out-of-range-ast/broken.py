"""Read the state at a step that a tensor holds; the step is one past the end."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def state_at(states, step):
    """Return the hidden state at the step."""
    return states[step].sum()


if MODE != "dynamic":
    state_at = paddle.jit.to_static(state_at, full_graph=MODE == "ast")

states = paddle.ones([3, 4])
step = paddle.to_tensor(3)
result = state_at(states, step)
assert result.item() == 4.0, "the sum of four ones is %.1f" % result.item()
