import paddle

# %%
accuracy = paddle.mean(pred == label)  # errata: hit

# %%
prediction = paddle.argmax(logits, axis=1)
correct = prediction == target
accuracy = correct.mean()  # errata: hit

# %%
def hits(rows):
    return (paddle.to_tensor(rows) > 0).mean(axis=0)  # errata: hit

# %%
accuracy = paddle.equal(pred, label).mean()  # errata: hit

# %%
accuracy = (pred == label).astype("float32").mean()  # errata: ok

# %%
accuracy = paddle.mean((pred == label).astype("float32"))  # errata: ok

# %%
accuracy = paddle.metric.accuracy(pred, label)  # errata: ok

# %%
error = (pred - label).mean()  # errata: ok

# %%
import numpy as np

accuracy = (np.argmax(pred, 1) == label.numpy()).mean()  # errata: ok

# %%
x = paddle.to_tensor(rows).numpy()
share = (x > 0.5).mean()  # errata: ok

# %%
logits = paddle.randn([6, 1])
labels = paddle.randint(0, 2, [6, 1])
hits = paddle.equal(labels, (logits > 0).astype("int64"))
out = paddle.mean(hits)  # errata: hit

# %%
import paddle.nn as nn


class Metric(nn.Layer):
    def forward(self, pred, label):
        return paddle.isclose(pred, label).mean()  # errata: hit


out = Metric()(paddle.ones([3]), paddle.to_tensor([1.0, 1.0, 2.0]))

# %%
pred = paddle.to_tensor([1, 0, 2])
label = paddle.to_tensor([1, 1, 2])
correct = pred == label
correct = paddle.cast(correct, "float32")
out = correct.mean()  # errata: ok

# %%
near = (paddle.abs(pred - label) <= 0.01).mean()  # errata: hit
far = paddle.mean(paddle.abs(pred - label) >= 0.01)  # errata: hit
