"""With drop_last=True all batches are full, and the samples of the last one are not seen."""

import paddle

rows = paddle.io.TensorDataset([paddle.arange(10)])
batches = [x for (x,) in paddle.io.DataLoader(rows, batch_size=4, drop_last=True)]
assert [len(x) for x in batches] == [4, 4]
assert paddle.concat(batches).tolist() == [*range(8)]
