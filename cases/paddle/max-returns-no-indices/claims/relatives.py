"""`min`, `median` without `mode` and `sort` return no indices either; `topk`, `kthvalue`, `mode`, `cummax` and `cummin` do."""

import paddle

x = paddle.to_tensor([[3.0, 1.0, 2.0], [3.0, 1.0, 2.0], [3.0, 1.0, 2.0]])
for y in (x.max(1), x.min(1), x.median(1), x.sort(1)):
    assert isinstance(y, paddle.Tensor)
for _, indices in (x.topk(1), x.kthvalue(1), x.mode(), x.cummax(1), x.cummin(1)):
    assert indices.dtype == paddle.int64
