"""Make a batch of sentences that were turned into lists of word ids; the shorter ones are filled up with zeros."""

import paddle

sentences = [
    [11, 25, 7, 2],
    [11, 2],
    [11, 31, 8, 19, 2],
]
lengths = paddle.to_tensor([len(ids) for ids in sentences])

longest = max(len(ids) for ids in sentences)
batch = paddle.to_tensor([ids + [0] * (longest - len(ids)) for ids in sentences])
result = batch.sum(axis=1).numpy()
