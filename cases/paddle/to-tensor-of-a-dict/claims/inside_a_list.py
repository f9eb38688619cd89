"""None or a dictionary inside a list has other words."""

import paddle

for data in ([1.0, None], [{"a": 1}]):
    try:
        paddle.to_tensor(data)
    except ValueError as error:
        assert "to convert input data to a regular ndarray" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
