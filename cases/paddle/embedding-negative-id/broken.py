"""Look up labels of which -1 marks the ignored ones in an embedding without padding_idx."""

import paddle

paddle.seed(0)
table = paddle.nn.Embedding(3, 2)
labels = paddle.to_tensor([0, -1, 2])
ids = labels
vectors = table(ids)

result = vectors.numpy()
rows = table.weight.numpy()
known = [bool((rows == vector).all(axis=1).any()) for vector in result]
assert all(known), "is each vector a row of the table? %s" % known
