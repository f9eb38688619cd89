"""Pick each sample's log-probability with take_along_axis by labels that count from one."""

import numpy as np
import paddle

CLASSES = 3

rng = np.random.RandomState(0)
logits = paddle.to_tensor(rng.standard_normal((3, CLASSES)).astype("float32"))
labels = paddle.to_tensor(np.array([[1], [3], [2]]))
log_probs = paddle.nn.functional.log_softmax(logits, axis=1)
index = labels
picked = paddle.take_along_axis(log_probs, index, axis=1)

result = picked.numpy()
own_row = (log_probs.numpy() == result).any(axis=1)
assert own_row.all(), "picked from the sample's own row: %s" % own_row.tolist()
