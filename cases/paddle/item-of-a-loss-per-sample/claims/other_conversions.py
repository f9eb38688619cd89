"""`float(loss)` and `"%f" % loss` of several elements are an AssertionError in other words; `tolist()` takes any number."""

import paddle

loss = paddle.to_tensor([1.0, 2.0, 3.0])
for convert in (float, lambda one: "%.4f" % one):
    try:
        convert(loss)
    except AssertionError as error:
        assert "only one element variable can be converted to float" in str(error), error
    else:
        raise AssertionError("accepted")
try:
    int(loss)
except AssertionError as error:
    assert "only one element variable can be converted to int" in str(error), error
else:
    raise AssertionError("accepted")
assert loss.tolist() == [1.0, 2.0, 3.0]
