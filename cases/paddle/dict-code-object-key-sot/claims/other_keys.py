"""A dict with None or a float as its key stops with "Cannot find handler for <built-in function getitem>"."""

import paddle


class Blend(paddle.nn.Layer):
    """Multiply by every gain of a dict."""

    def __init__(self, key):
        super().__init__()
        self.gains = {key: 2.0}

    def forward(self, x):
        for gain in self.gains.values():
            x = x * gain
        return x


for key in (None, 2.5):
    try:
        paddle.jit.to_static(Blend(key), full_graph=False)(paddle.ones([1]))
    except Exception as error:
        assert "Cannot find handler for <built-in function getitem> with args (DictVariable(" in str(error), error
    else:
        raise AssertionError("nothing was raised")
