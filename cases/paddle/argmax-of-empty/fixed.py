"""Ask whether there is a detection before taking the best one."""

import paddle

scores = paddle.to_tensor([0.1, 0.3, 0.2])
kept = paddle.masked_select(scores, scores > 0.5)
best = paddle.argmax(kept) if kept.size > 0 else None

count = kept.shape[0]
assert best is None or count > 0, "argmax chose one of %d detections" % count
result = {"detections": count, "best": "none" if best is None else str(best.item())}
