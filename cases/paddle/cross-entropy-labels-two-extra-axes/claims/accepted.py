"""Labels may lack the axis of the classes or have a 1 there, also with axis=1; soft labels have the scores' shape."""

import paddle

functional = paddle.nn.functional


def shape(scores, labels, **options):
    labels = paddle.full(labels, 1 / 3) if "soft_label" in options else paddle.zeros(labels, "int64")
    return functional.cross_entropy(paddle.ones(scores), labels, **options).shape


assert shape([4, 3], [4]) == shape([4, 3], [4, 1]) == shape([4, 5, 3], [4, 5]) == []
assert shape([4, 3, 5, 5], [4, 5, 5], axis=1) == shape([4, 3, 5, 5], [4, 1, 5, 5], axis=1) == []
assert shape([4, 3], [4, 3], soft_label=True) == []
for scores, labels, options in [([4, 3], [4, 3], {}), ([4, 3], [4, 1, 3], {"soft_label": True})]:
    try:
        shape(scores, labels, **options)
    except ValueError:
        pass
    else:
        raise AssertionError("nothing was raised")
