"""The mean is that of the labelled samples with ignore_index=255, with ignore_index=0, and with weight."""

import paddle

paddle.seed(0)
cross_entropy = paddle.nn.functional.cross_entropy
logits = paddle.randn([4, 3])
for mark, weight in [(255, None), (0, None), (-100, paddle.ones([3]))]:
    mean = cross_entropy(logits, paddle.to_tensor([1, 1, 2, mark]), weight=weight, ignore_index=mark)
    assert abs(float(mean) - float(cross_entropy(logits[:3], paddle.to_tensor([1, 1, 2])))) < 1e-5
