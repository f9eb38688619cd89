"""Word vectors in an embedding: their mean is the vector of a sentence."""

import paddle
from paddle import nn

lines = ["the 0.1 0.3 0.0", "cat 0.9 0.2 0.4", "sleeps 0.5 0.8 0.7"]

vectors = {}
for line in lines:
    word, *numbers = line.split()
    vectors[word] = [float(number) for number in numbers]

table = paddle.to_tensor(list(vectors.values()))
ids = {word: index for index, word in enumerate(vectors)}

embedding = nn.Embedding(len(vectors), 3)
embedding.weight.set_value(table)

sentence = paddle.to_tensor([ids[word] for word in "the cat sleeps".split()])
result = embedding(sentence).mean(axis=0).numpy()
assert abs(float(result[0]) - 0.5) < 1e-6
