"""Lists, tuples and dictionaries of other tensors, `count`, and pairs with equal numbers that are sorted, fail; of the same tensors they are equal."""

import paddle

a, b = paddle.to_tensor([1.0, 2.0]), paddle.to_tensor([3.0, 4.0])
assert [a, b] == [a, b] and {"x": a} == {"x": a}
uses = (
    lambda: [a] == [b],
    lambda: (a, 1) == (b, 1),
    lambda: {"x": a} == {"x": b},
    lambda: [a, b].count(a),
    lambda: sorted([(1, a), (1, b)]),
)
for use in uses:
    try:
        use()
    except AssertionError as error:
        assert "can only contain one element" in str(error)
    else:
        raise RuntimeError("nothing was raised")
assert len(sorted([(2, a), (1, b)])) == 2
