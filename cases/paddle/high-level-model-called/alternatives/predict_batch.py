"""predict_batch takes a list of inputs and gives a list of arrays of NumPy, one for each output; it runs the network in evaluation mode."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
model = paddle.Model(nn.Sequential(nn.Linear(2, 3), nn.Dropout(0.5)))
model.prepare()
images = paddle.ones([4, 2])
(scores,) = model.predict_batch([images])
assert isinstance(scores, np.ndarray)
assert scores.shape == (4, 3)
model.network.eval()
assert np.allclose(scores, model.network(images).numpy())
