"""A None or a number in the list has the words of an array, or "object has no attribute 'shape'"."""

import paddle

for other, kind in ((None, "NoneType"), (1.0, "float")):
    try:
        paddle.concat([paddle.ones([2, 3]), other])
    except (AttributeError, ValueError) as error:
        without_shape = str(error) == "'%s' object has no attribute 'shape'" % kind
        assert without_shape or "must be list of Tensors" in str(error)
    else:
        raise AssertionError("nothing was raised")
