"""With label_smoothing labels of -100 and of 255 raise an error; a selection of the labelled samples passes."""

import paddle

cross_entropy = paddle.nn.functional.cross_entropy
logits = paddle.ones([4, 3])
for mark in (-100, 255):
    labels = paddle.to_tensor([0, 1, 2, mark])
    try:
        cross_entropy(logits, labels, ignore_index=mark, label_smoothing=0.1)
    except ValueError as error:
        assert "Illegal index value" in str(error)
    else:
        raise AssertionError("nothing was raised")
    known = labels != mark
    mean = cross_entropy(logits[known], labels[known], label_smoothing=0.1)
    assert abs(float(mean) - 1.0986) < 1e-4
