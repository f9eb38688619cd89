# releases: >=2.6,<3.0
"""2.6 refuses the empty batch in the forward pass, under `no_grad` too."""

import paddle

layer = paddle.nn.Linear(3, 2)
with paddle.no_grad():
    try:
        layer(paddle.zeros([0, 3]))
    except ValueError as error:
        assert "dims size must not be equal 0" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert layer(paddle.zeros([1, 3])).shape == [1, 2]
