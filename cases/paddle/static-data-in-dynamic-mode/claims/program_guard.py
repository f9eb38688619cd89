"""`program_guard` does not switch the mode: data() inside it is refused as well."""

import paddle

with paddle.static.program_guard(paddle.static.Program(), paddle.static.Program()):
    assert paddle.in_dynamic_mode()
    try:
        paddle.static.data("x", [None, 4], "float32")
    except AssertionError as error:
        assert "'data()' is only supported in static graph mode" in str(error), error
    else:
        raise AssertionError("accepted")
