"""With `retain_graph=True` the backward pass of the second step goes through the first one, whose input gets a further gradient."""

import paddle
from paddle import nn

paddle.seed(0)
gru, head = nn.GRU(2, 4), nn.Linear(4, 1)
for detaches in (False, True):
    first, second = paddle.randn([3, 5, 2]), paddle.randn([3, 5, 2])
    first.stop_gradient = False
    out, state = gru(first, paddle.zeros([1, 3, 4]))
    head(out).square().mean().backward(retain_graph=True)
    before = first.grad.clone()
    out, state = gru(second, state.detach() if detaches else state)
    head(out).square().mean().backward(retain_graph=True)
    assert bool((first.grad == before).all()) == detaches
