"""`x.to("gpu")`, `layer.to("gpu")` and `paddle.set_device("gpu")` on a CPU build raise a ValueError about CUDA."""

import paddle

moves = (paddle.ones([2]).to, paddle.nn.Linear(2, 2).to, paddle.set_device)
for move in moves:
    try:
        move("gpu")
    except ValueError as error:
        assert "PaddlePaddle is not compiled with CUDA" in str(error)
    else:
        raise AssertionError("nothing was raised")
