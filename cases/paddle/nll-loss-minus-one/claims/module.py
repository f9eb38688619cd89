"""`nn.NLLLoss` refuses -1 with the same message, and takes `ignore_index=-1`; 255 likewise."""

import paddle

paddle.seed(0)
scores = paddle.nn.functional.log_softmax(paddle.randn([4, 3]))
for label in (-1, 255):
    labels = paddle.to_tensor([0, 1, 2, label])
    try:
        paddle.nn.NLLLoss()(scores, labels)
    except ValueError as error:
        assert "label should not be out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")
    expected = paddle.nn.NLLLoss()(scores[:3], labels[:3])
    assert abs(float(paddle.nn.NLLLoss(ignore_index=label)(scores, labels)) - float(expected)) < 1e-5
