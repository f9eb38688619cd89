# releases: >=2.6
"""A step that is clipped in the function reads the last row under the AST transformer."""

import paddle


def state_at(states, step):
    """Return the state at the step, or the last one."""
    return states[paddle.clip(step, max=states.shape[0] - 1)]


states = paddle.arange(12, dtype="float32").reshape([3, 4])
converted = paddle.jit.to_static(state_at, full_graph=True)
assert converted(states, paddle.to_tensor(3)).tolist() == [8.0, 9.0, 10.0, 11.0]
assert converted(states, paddle.to_tensor(0)).tolist() == [0.0, 1.0, 2.0, 3.0]
