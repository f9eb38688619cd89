"""Make a batch of sentences that were turned into lists of word ids."""

import paddle

sentences = [
    [11, 25, 7, 2],
    [11, 2],
    [11, 31, 8, 19, 2],
]
lengths = paddle.to_tensor([len(ids) for ids in sentences])

batch = paddle.to_tensor(sentences)
result = batch.sum(axis=1).numpy()
