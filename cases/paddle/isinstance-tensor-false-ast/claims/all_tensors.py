"""Arguments, results, parameters and buffers are no `paddle.Tensor` while AST traces; `paddle.is_tensor` knows them."""

import paddle

seen = []


class Scale(paddle.nn.Layer):
    """Multiply by a parameter and a buffer."""

    def __init__(self):
        super().__init__()
        self.gain = self.create_parameter([1])
        self.register_buffer("offset", paddle.ones([1]))

    def forward(self, x):
        for value in (x, x + 1, self.gain, self.offset):
            seen.append((isinstance(value, paddle.Tensor), paddle.is_tensor(value)))
        return x * self.gain + self.offset


paddle.jit.to_static(Scale(), full_graph=True)(paddle.ones([1]))
assert set(seen) == {(False, True)}, seen
