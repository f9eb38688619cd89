"""Embed words with a table that has a row per word, and none for the padding and the unknown."""

import paddle
from paddle import nn

words = ["cat", "dog", "sat", "the"]
ids = {word: number for number, word in enumerate(["[PAD]", "[UNK]", *words])}

paddle.seed(0)
embedding = nn.Embedding(len(words), 3)
sentence = ["the", "dog", "sat"]
result = embedding(paddle.to_tensor([[ids.get(word, 1) for word in sentence]]))
assert result.shape == [1, 3, 3]
assert paddle.allclose(result[0, 0], embedding.weight[ids["the"]])
