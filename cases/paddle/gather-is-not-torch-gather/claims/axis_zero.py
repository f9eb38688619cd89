"""Along axis 0 an index of shape [N, 1] selects whole rows, which is what most callers want."""

import paddle

scores = paddle.arange(12, dtype="float32").reshape([4, 3])
kept = paddle.nonzero(scores[:, 0] > 4)
assert kept.shape == [2, 1]
assert paddle.gather(scores, kept, axis=0).tolist() == [[6, 7, 8], [9, 10, 11]]
