"""view of a list with -1 is refused on 2.6.2, "please call reshape"; of a list of sizes it is right."""

import paddle

x = paddle.ones([4, 6])
assert list(x.view([2, 12]).shape) == [2, 12]
assert list(x.reshape([2, -1]).shape) == [2, 12]
if paddle.__version__ == "2.6.2":
    try:
        x.view([2, -1])
    except ValueError as error:
        assert "The Tensor can not be viewed, please call reshape" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
