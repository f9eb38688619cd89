# releases: ==2.6.2
"""`subtract_`, `multiply_` and `divide_` lose the integers too."""

import paddle

half = paddle.to_tensor([0.5])
for name, expected in (("subtract_", -0.5), ("multiply_", 0.0), ("divide_", 0.0)):
    counts = paddle.to_tensor([3])
    getattr(counts, name)(half)
    assert abs(counts.item() - expected) < 1e-30, (name, counts.item())
