# releases: >=3.1.1
"""`gather`, `index_select` and `take_along_axis` raise for an index past the end."""

import paddle

x = paddle.zeros([2, 3])
calls = (
    lambda: paddle.gather(x, paddle.to_tensor([5])),
    lambda: paddle.index_select(x, paddle.to_tensor([5])),
    lambda: paddle.take_along_axis(x, paddle.to_tensor([[3], [0]]), 1),
)
for call in calls:
    try:
        call()
    except (IndexError, ValueError):
        pass
    else:
        raise AssertionError("nothing was raised")
