# releases: >=3.0
"""An operator that gets the variable has other words: with a tensor "but got UndefinedVar", with a number "unsupported operand"."""

import paddle


def convert(use):
    @paddle.jit.to_static(full_graph=True)
    def scale(x):
        if x.mean() > 0:
            factor = x.sum()
        return use(x, factor)

    return scale


for use, words in (
    (lambda x, factor: x * factor, "but got UndefinedVar"),
    (lambda x, factor: factor + 1, "unsupported operand type(s) for +: 'UndefinedVar' and 'int'"),
):
    try:
        convert(use)(paddle.ones([2, 4]))
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
