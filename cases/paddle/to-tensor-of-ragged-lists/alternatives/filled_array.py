"""Make such a batch; the sentences are written into an array of zeros."""

import numpy as np
import paddle

sentences = [
    [11, 25, 7, 2],
    [11, 2],
    [11, 31, 8, 19, 2],
]
lengths = paddle.to_tensor([len(ids) for ids in sentences])

array = np.zeros((len(sentences), max(len(ids) for ids in sentences)), "int64")
for row, ids in zip(array, sentences):
    row[: len(ids)] = ids
batch = paddle.to_tensor(array)
result = batch.sum(axis=1).numpy()
