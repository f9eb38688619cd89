"""reshape takes transposed tensors and slices; of a contiguous tensor it shares the memory, as view does."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
assert x.transpose([1, 0]).reshape([24]).tolist()[:3] == [0, 6, 12]
assert x[:, :3].reshape([12]).tolist()[:4] == [0, 1, 2, 6]
for make in (lambda: x.view([24]), lambda: x.reshape([24])):
    flat = make()
    flat[0] = flat[0] + 1
    assert x[0, 0].item() == flat[0].item()
assert x[0, 0].item() == 2
