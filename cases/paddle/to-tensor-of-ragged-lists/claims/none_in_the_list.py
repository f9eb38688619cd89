"""None, a dictionary or a date in a list gives the message that older NumPy led to, `convert input data to a regular ndarray`, though no length differs."""

import datetime

import paddle

spelt = "Faild to" if paddle.__version__.startswith("2.6") else "to"
for data in ([1, None], [[1, None], [3, 4]], [{"a": 1}, {"a": 2}], [datetime.date(2020, 1, 1)]):
    try:
        paddle.to_tensor(data)
    except ValueError as error:
        assert spelt + " convert input data to a regular ndarray" in str(error), error
    else:
        raise AssertionError("accepted")
