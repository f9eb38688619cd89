"""Other functions for programs have the message with their own name: load_inference_model(), save_inference_model()."""

import paddle

executor = paddle.static.Executor(paddle.CPUPlace())
for name, call in (
    ("load_inference_model()", lambda: paddle.static.load_inference_model("model", executor)),
    ("save_inference_model()", lambda: paddle.static.save_inference_model("model", [], [], executor)),
):
    try:
        call()
    except AssertionError as error:
        assert "'%s' is only supported in static graph mode" % name in str(error), error
    else:
        raise AssertionError("accepted")
