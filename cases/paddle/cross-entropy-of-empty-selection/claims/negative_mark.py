"""With `ignore_index=-1` the mean of one labelled sample of two is halved from 3.0 on; with 255 it is not."""

import paddle
import paddle.nn.functional as F

logits = paddle.to_tensor([[1.0, 2.0], [3.0, 0.0]])
expected = F.cross_entropy(logits[1:], paddle.to_tensor([1])).item()
marked = F.cross_entropy(logits, paddle.to_tensor([255, 1]), ignore_index=255).item()
negative = F.cross_entropy(logits, paddle.to_tensor([-1, 1]), ignore_index=-1).item()
old = paddle.__version__.startswith("2.")
assert abs(marked - expected) < 1e-5
assert abs(negative - (expected if old else expected / 2)) < 1e-5
