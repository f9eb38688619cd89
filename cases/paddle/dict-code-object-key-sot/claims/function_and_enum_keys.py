"""SOT refuses to loop over a dict whose keys are functions or members of an Enum."""

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
        for gain in self.gains.values():
            x = x * gain
        return x


for key, text in ((smooth, "<function smooth"), (Kind.SMOOTH, "Kind.SMOOTH")):
    model = paddle.jit.to_static(Blend({key: 2.0}), full_graph=False)
    try:
        model(paddle.ones([1]))
    except Exception as error:
        assert type(error).__name__ == "InnerError"
        assert "received " + text in str(error).replace("recieved", "received"), error
    else:
        raise AssertionError("nothing was raised")
