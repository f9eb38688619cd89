"""An export with skip_forward=True has the program of another function, net.infer, and jit.load has the same message."""

import os
import tempfile

import paddle


class Net(paddle.nn.Layer):
    """A layer with a second function for the prediction."""

    def __init__(self):
        super().__init__()
        self.head = paddle.nn.Linear(4, 2)

    def forward(self, x):
        """The scores."""
        return self.head(x)

    @paddle.jit.to_static(input_spec=[paddle.static.InputSpec([None, 4])])
    def infer(self, x):
        """The scores, exported."""
        return self.head(x)


folder = tempfile.mkdtemp()
path = os.path.join(folder, "net")
paddle.jit.save(Net(), path, skip_forward=True)
ending = ".pdmodel" if paddle.__version__.startswith("2.") else ".json"
assert "net.infer" + ending in os.listdir(folder) and "net" + ending not in os.listdir(folder)
try:
    paddle.jit.load(path)
except ValueError as error:
    assert "The ``path`` (%s) to load model not exists. Please make sure" % path in str(error), error
else:
    raise AssertionError("accepted")
