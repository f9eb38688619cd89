# releases: >=2.6
"""How sure a classifier is; the axis is given without its name."""

import numpy as np
import paddle
import paddle.nn.functional as F

logits = paddle.to_tensor(np.random.RandomState(0).randn(6, 4).astype("float32"))
probs = F.softmax(logits, axis=1)
entropy = paddle.sum(-probs * paddle.log(probs), 1)
confidence = paddle.max(probs, 1)

result = {"entropy": entropy, "confidence": confidence}
assert list(entropy.shape) == list(confidence.shape) == [6]
