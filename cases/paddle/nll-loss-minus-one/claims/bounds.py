"""Labels of -1, N and N + 1 have the same message; -100 is ignored."""

import paddle

functional = paddle.nn.functional
paddle.seed(0)
scores = functional.log_softmax(paddle.randn([4, 3]))
for label in (-1, 3, 4):
    try:
        functional.nll_loss(scores, paddle.to_tensor([0, 1, 2, label]))
    except ValueError as error:
        assert "label should not be out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")
ignored = functional.nll_loss(scores, paddle.to_tensor([0, 1, 2, -100]))
assert abs(float(ignored) - float(functional.nll_loss(scores[:3], paddle.to_tensor([0, 1, 2])))) < 1e-5
