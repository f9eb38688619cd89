"""Cut a sequence into windows of two steps by the number of windows."""

import paddle

sequence = paddle.arange(6, dtype="float32")
window_size = 2

windows = paddle.split(sequence, len(sequence) // window_size)
result = [window.tolist() for window in windows]
assert result == [[0, 1], [2, 3], [4, 5]], "the windows are %s" % result
