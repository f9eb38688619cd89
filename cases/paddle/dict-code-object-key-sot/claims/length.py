"""`len(d)` and `k in d` pass with tuples, and end in a SyntaxError with functions, classes and members of an Enum."""

import enum

import paddle


class Kind(enum.Enum):
    """Kinds of activations."""

    SMOOTH = 1


def smooth(x):
    """Squash to (-1, 1)."""
    return paddle.tanh(x)


class Length(paddle.nn.Layer):
    """Multiply by the length of a dict."""

    def __init__(self, gains, key):
        super().__init__()
        self.gains = gains
        self.key = key

    def forward(self, x):
        return x * len(self.gains)


class Member(Length):
    """Add one where a dict has the key."""

    def forward(self, x):
        return x + 1 if self.key in self.gains else x


for layer, result in ((Length, 1.0), (Member, 2.0)):
    model = paddle.jit.to_static(layer({(1, 2): 2.0}, (1, 2)), full_graph=False)
    assert model(paddle.ones([1])).item() == result
    for key in (smooth, smooth.__code__, paddle.nn.ReLU, Kind.SMOOTH):
        model = paddle.jit.to_static(layer({key: 2.0}, key), full_graph=False)
        try:
            model(paddle.ones([1]))
        except Exception as error:
            assert type(error).__name__ == "InnerError"
            assert "SyntaxError: invalid syntax" in str(error), error
        else:
            raise AssertionError("nothing was raised")
