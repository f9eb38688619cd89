"""Keep the boxes whose score is above a threshold."""

import paddle

boxes = paddle.to_tensor([[0.0, 0.0, 4.0, 4.0], [1.0, 1.0, 9.0, 9.0], [5.0, 5.0, 6.0, 8.0]])
scores = paddle.to_tensor([0.2, 0.9, 0.4])

kept = []
for index in paddle.nonzero(scores > 0.5).squeeze():
    kept.append(boxes[int(index)].tolist())

result = len(kept)
assert result == 1, "one score is above the threshold, %d boxes were kept" % result
