"""A loop over the keys passes with a tuple; a function, class, member of an Enum or code object is a SyntaxError."""

import enum

import paddle


class Kind(enum.Enum):
    """Kinds of activations."""

    SMOOTH = 1


def smooth(x):
    """Squash to (-1, 1)."""
    return paddle.tanh(x)


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a dict."""

    def __init__(self, gains):
        super().__init__()
        self.gains = gains

    def forward(self, x):
        for key in self.gains:
            x = x * self.gains[key]
        return x


assert paddle.jit.to_static(Blend({(1, 2): 2.0}), full_graph=False)(paddle.ones([1])).item() == 2.0
for key in (smooth, smooth.__code__, paddle.nn.ReLU, Kind.SMOOTH):
    model = paddle.jit.to_static(Blend({key: 2.0}), full_graph=False)
    try:
        model(paddle.ones([1]))
    except Exception as error:
        assert type(error).__name__ == "InnerError"
        assert "SyntaxError: invalid syntax" in str(error), error
    else:
        raise AssertionError("nothing was raised")
