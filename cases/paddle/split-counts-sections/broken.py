"""Cut a sequence into windows of two steps with paddle.split(x, 2), as torch.split does."""

import paddle

sequence = paddle.arange(6, dtype="float32")
window_size = 2

windows = paddle.split(sequence, window_size)
result = [window.tolist() for window in windows]
assert result == [[0, 1], [2, 3], [4, 5]], "the windows are %s" % result
