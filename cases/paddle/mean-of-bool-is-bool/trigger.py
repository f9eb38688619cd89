import paddle

# %%
accuracy = (pred == label).mean()  # errata: hit

# %%
correct = prediction == target
accuracy = correct.mean()  # errata: hit

# %%
def share(x):
    return (x > 0).mean(axis=0)  # errata: hit

# %%
accuracy = (pred == label).astype("float32").mean()  # errata: ok

# %%
accuracy = paddle.metric.accuracy(pred, label)  # errata: ok

# %%
error = (pred - label).mean()  # errata: ok

# %%
import numpy as np

accuracy = (np.argmax(pred, 1) == label.numpy()).mean()  # errata: ok
