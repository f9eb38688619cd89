# releases: >=2.6
"""On 2.6 paddle.jit.save writes a model that misses the assignment, of a layer that is right and right under the default to_static."""

import paddle


class Energy(paddle.nn.Layer):
    """The sum of squares of the features without the first column."""

    def forward(self, x):
        """Return the sum."""
        hidden = x * 1.0
        hidden[:, 0] = 0.0
        return hidden.square().sum()


x = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
assert Energy()(x).item() == 58.0
assert paddle.jit.to_static(Energy(), full_graph=False)(x).item() == 58.0
spec = [paddle.static.InputSpec([None, 2], "float32")]
paddle.jit.save(Energy(), "energy", input_spec=spec)
saved = paddle.jit.load("energy")(x).item()
assert saved == (84.0 if paddle.__version__.startswith("2.") else 58.0), saved
