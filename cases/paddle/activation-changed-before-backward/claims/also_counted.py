"""A change within no_grad(), or of what detach() and reshape() return, makes backward() refuse; a change of a clone does not."""

import paddle


def in_no_grad(x):
    with paddle.no_grad():
        x[:, 0] = 0.0


def of_detached(x):
    x.detach()[:, 0] = 0.0


def of_reshaped(x):
    x.reshape([12])[0] = 0.0


def of_clone(x):
    x.clone()[:, 0] = 0.0


for change in (in_no_grad, of_detached, of_reshaped, of_clone):
    gate = paddle.nn.functional.sigmoid(paddle.nn.Linear(6, 4)(paddle.ones([3, 6])))
    change(gate)
    try:
        gate.sum().backward()
    except RuntimeError as error:
        assert change is not of_clone and "has been modified by an inplace operation" in str(error)
    else:
        assert change is of_clone, change.__name__
