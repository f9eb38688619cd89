"""Train BatchNorm1D on a last batch that holds one sample."""

import numpy as np
import paddle

paddle.seed(0)
norm = paddle.nn.BatchNorm1D(2)
dataset = paddle.to_tensor(np.arange(10, dtype="float32").reshape(5, 2))
loader = paddle.io.DataLoader(paddle.io.TensorDataset([dataset]), batch_size=4)

means = [float(norm(batch).abs().mean()) for (batch,) in loader]
result = max(means)
assert result < 1.5, "the last batch has a mean magnitude of %.4f" % means[-1]
