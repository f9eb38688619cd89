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
