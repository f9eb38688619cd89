# releases: >=2.6
"""`unbiased=x.shape[0] > 1` is the unbiased deviation of several samples, and 0 of a single one."""

import paddle

several = paddle.to_tensor([[1.0, 2.0], [3.0, 8.0]])
deviation = paddle.std(several, axis=0, unbiased=several.shape[0] > 1)
assert paddle.allclose(deviation, paddle.std(several, axis=0))
assert not paddle.allclose(deviation, paddle.std(several, axis=0, unbiased=False))
single = several[:1]
assert paddle.std(single, axis=0, unbiased=single.shape[0] > 1).tolist() == [0.0, 0.0]
