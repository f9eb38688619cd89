"""A dictionary of arrays becomes a dictionary of tensors, value by value."""

import numpy as np
import paddle

sample = {"ids": np.array([3, 1, 2]), "mask": np.array([1.0, 1.0, 0.0], "float32")}
batch = {name: paddle.to_tensor(value) for name, value in sample.items()}
assert batch["ids"].tolist() == [3, 1, 2]
assert batch["mask"].dtype == paddle.float32
