"""A k larger than a tensor of three elements has the message with 3 in the place of 0, one larger than only the axis has "The rank (5) of the input 'k'"; a smaller one passes."""

import paddle

x = paddle.to_tensor([1.0, 3.0, 2.0])
for tensor, words in (
    (x, "x has only 3 element, can not find 5 top values"),
    (paddle.ones([4, 3]), "The rank (5) of the input 'k' for topk op must be less than or equal to 3"),
):
    try:
        paddle.topk(tensor, 5)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
    assert paddle.topk(tensor, min(5, tensor.shape[-1]))[1].shape[-1] == 3
assert paddle.topk(x, min(5, x.shape[0]))[1].tolist() == [1, 2, 0]
