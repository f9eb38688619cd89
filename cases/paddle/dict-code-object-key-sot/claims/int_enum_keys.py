"""A loop over a dict whose keys are members of an IntEnum, or of an Enum of str, ends in a SyntaxError."""

import enum

import paddle


class Number(enum.IntEnum):
    """Kinds of activations."""

    SMOOTH = 1


class Word(str, enum.Enum):
    """Kinds of activations."""

    SMOOTH = "smooth"


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a dict."""

    def __init__(self, gains):
        super().__init__()
        self.gains = gains

    def forward(self, x):
        for gain in self.gains.values():
            x = x * gain
        return x


for key in (Number.SMOOTH, Word.SMOOTH):
    model = paddle.jit.to_static(Blend({key: 2.0}), full_graph=False)
    try:
        model(paddle.ones([1]))
    except Exception as error:
        assert type(error).__name__ == "InnerError"
        assert "SyntaxError: invalid syntax" in str(error), error
    else:
        raise AssertionError("nothing was raised")
