"""Score sentences by the vector of their last word; a mask says how long each is."""

import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
words = paddle.randn([3, 5, 8])
mask = paddle.to_tensor([[1.0, 1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 0.0, 0.0]])
labels = paddle.to_tensor([0, 1, 0])

lengths = mask.sum(axis=1)
flat = words.reshape([-1, 8])
rows = paddle.arange(3, dtype="float32") * 5 + lengths - 1
last = paddle.gather(flat, rows.astype("int64"))

head = nn.Linear(8, 2)
loss = F.cross_entropy(head(last), labels)
loss.backward()

result = last.numpy()
assert (result[0] == words.numpy()[0, 2]).all()
