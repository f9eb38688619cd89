"""Flatten batches with the batch size written into the shape; the last batch is smaller."""

import os

import numpy as np
import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")


class Classifier(nn.Layer):
    """A convolution, and a layer on its flattened output."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(1, 2, 3)
        self.head = nn.Linear(72, 3)

    def forward(self, x):
        """Return the logits of a batch of images of 8 by 8."""
        return self.head(paddle.reshape(self.conv(x), [4, 72]))


paddle.seed(0)
model = Classifier()
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

images = paddle.io.TensorDataset([paddle.to_tensor(np.ones((10, 1, 8, 8), "float32"))])
outputs = [model(x) for (x,) in paddle.io.DataLoader(images, batch_size=4)]
result = paddle.concat(outputs)
assert [output.shape for output in outputs] == [[4, 3], [4, 3], [2, 3]]
