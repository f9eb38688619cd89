"""With a padding_idx the ids -1, -2 and 3 of a table of three rows give a vector, and no error."""

import paddle

for padding in (0, 1):
    table = paddle.nn.Embedding(3, 2, padding_idx=padding)
    for outside in (-1, -2, 3):
        assert list(table(paddle.to_tensor([outside])).shape) == [1, 2]
