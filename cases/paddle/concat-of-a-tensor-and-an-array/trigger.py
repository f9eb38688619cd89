import numpy as np
import paddle

network = paddle.nn.Linear(3, 4)

# %%
features = network(paddle.ones([2, 3]))
ages = np.array([[0.4], [0.7]], dtype="float32")
joined = paddle.concat([features, ages], axis=1)  # errata: hit

# %%
joined = paddle.concat([network(paddle.ones([2, 3])), np.zeros((2, 1), "float32")], axis=-1)  # errata: hit

# %%
hidden = network(paddle.ones([2, 3]))
both = paddle.stack([hidden, hidden.numpy()])  # errata: hit

# %%
features = network(paddle.ones([2, 3]))
ages = paddle.to_tensor(np.array([[0.4], [0.7]], dtype="float32"))
joined = paddle.concat([features, ages], axis=1)  # errata: ok

# %%
features = network(paddle.ones([2, 3])).numpy()
ages = np.array([[0.4], [0.7]], dtype="float32")
joined = np.concatenate([features, ages], axis=1)  # errata: ok

# %%
joined = paddle.concat([paddle.to_tensor(one) for one in (np.ones(2), np.zeros(3))])  # errata: ok
