"""How sure a classifier is: entropy and highest probability of each row, written as in PyTorch."""

import numpy as np
import paddle
import paddle.nn.functional as F

logits = paddle.to_tensor(np.random.RandomState(0).randn(6, 4).astype("float32"))
probs = F.softmax(logits, axis=1)
entropy = paddle.sum(-probs * paddle.log(probs), dim=1)
confidence = paddle.max(probs, dim=1)[0]

result = {"entropy": entropy, "confidence": confidence}
assert list(entropy.shape) == list(confidence.shape) == [6]
