"""A condition that is no tensor is decided by Python: the same function with a bool argument is right."""

import paddle


@paddle.jit.to_static(full_graph=True)
def scale(x, is_scaled):
    if is_scaled:
        factor = x.sum(axis=1)
    return x * factor.unsqueeze(1)


assert scale(paddle.ones([2, 4]), True).tolist() == [[4.0] * 4] * 2
