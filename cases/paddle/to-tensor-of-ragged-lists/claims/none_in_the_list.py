"""None in a list gives the message that older NumPy led to, `convert input data to a regular ndarray`, though no length differs."""

import paddle

try:
    paddle.to_tensor([1, None])
except ValueError as error:
    assert "to convert input data to a regular ndarray" in str(error), error
else:
    raise AssertionError("accepted")
