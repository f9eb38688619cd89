"""add_, clip_ and uniform_ say Leaf Var; an assignment to a tensor with stop_gradient=False says Leaf Tensor."""

import paddle

changes = {
    "Leaf Tensor": [lambda x: x.__setitem__(0, 3.0)],
    "Leaf Var": [lambda x: x.add_(paddle.ones([2])), lambda x: x.clip_(0.0, 1.0), lambda x: x.uniform_()],
}
for words, calls in changes.items():
    for call in calls:
        for tensor in (paddle.to_tensor([1.0, 2.0], stop_gradient=False), paddle.nn.Linear(1, 2).bias):
            try:
                call(tensor)
            except ValueError as error:
                assert words in str(error) and "can't use inplace strategy" in str(error)
            else:
                raise AssertionError("nothing was raised")
