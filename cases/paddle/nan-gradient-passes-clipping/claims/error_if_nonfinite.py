"""clip_grad_norm_ raises for a NaN gradient with error_if_nonfinite=True, and not without."""

import paddle

layer = paddle.nn.Linear(2, 1)
for value, raises in [(float("nan"), True), (float("nan"), False), (1.0, True)]:
    layer.clear_gradients()
    layer(paddle.to_tensor([[1.0, value]])).sum().backward()
    try:
        paddle.nn.utils.clip_grad_norm_(layer.parameters(), 1.0, error_if_nonfinite=raises)
    except RuntimeError as error:
        assert value != 1 and raises and "non-finite" in str(error)
    else:
        assert value == 1 or not raises
