"""With a padding_idx the id -1 is read from foreign memory, too: no error."""

import paddle

table = paddle.nn.Embedding(3, 2, padding_idx=0)
vector = table(paddle.to_tensor([-1])).numpy()[0]
assert not (table.weight.numpy() == vector).all(axis=1)[1:].any()
