"""A token id is the size of the vocabulary."""

import paddle

paddle.nn.Embedding(10, 4)(paddle.to_tensor([10]))
