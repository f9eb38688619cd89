"""A key that is removed, or replaced by a value made of its own, keeps the old one from 3.0 on, and raises in 2.6."""

import paddle


def replace(batch):
    """Give a key a new value, made of the old one."""
    batch["x"] = batch["x"] * 2.0
    return batch["x"].sum()


def remove(batch):
    """Take a key away."""
    batch.pop("x")
    return paddle.zeros([1])


old = paddle.__version__.startswith("2.")
for function in (replace, remove):
    batch = {"x": paddle.ones([2])}
    try:
        paddle.jit.to_static(function, full_graph=True)(batch)
    except (RuntimeError, IndexError):
        assert old
    else:
        assert not old
    assert batch["x"].tolist() == [1.0, 1.0]
