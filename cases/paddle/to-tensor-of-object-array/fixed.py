"""Make tensors of a table of flowers; the columns of numbers are converted to float32."""

import numpy as np
import paddle

rows = np.array([[5.1, 3.5, "setosa"], [7.0, 3.2, "versicolor"], [6.3, 3.3, "virginica"]], dtype=object)
kinds = ["setosa", "versicolor", "virginica"]

features = paddle.to_tensor(rows[:, :2].astype("float32"))
labels = paddle.to_tensor([kinds.index(kind) for kind in rows[:, 2]])
result = features.mean(axis=0).numpy()
