"""Under the AST transformer a generator expression and `filter` keep everything or raise as well."""

import paddle


def expression(margins):
    return paddle.stack(list(margin for margin in margins if margin > 0)).mean()


def by_filter(margins):
    return paddle.stack(list(filter(lambda margin: margin > 0, margins))).mean()


for function in (expression, by_filter):
    try:
        mean = paddle.jit.to_static(function, full_graph=True)(paddle.to_tensor([2.0, -3.0, 4.0]))
    except TypeError as error:
        assert "bool(Tensor) is not supported in static graph mode" in str(error)
    else:
        assert mean.item() == 1.0
