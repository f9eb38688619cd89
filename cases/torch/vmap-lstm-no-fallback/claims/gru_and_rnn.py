# releases: >=2.4
"""`nn.GRU` and `nn.RNN` fail in the same way, under their own names."""

import torch

from torch.func import functional_call, vmap

for model, name in (
    (torch.nn.GRU(3, 4), "gru.input"),
    (torch.nn.RNN(3, 4), "rnn_tanh.input"),
    (torch.nn.RNN(3, 4, nonlinearity="relu"), "rnn_relu.input"),
):
    stacked = {key: torch.stack([value.detach()] * 2) for key, value in model.named_parameters()}
    try:
        vmap(lambda weights, x: functional_call(model, weights, (x,))[0], in_dims=(0, None))(
            stacked, torch.randn(5, 2, 3)
        )
    except RuntimeError as error:
        assert "Batching rule not implemented for aten::%s. We could not generate a fallback" % name in str(error)
    else:
        raise AssertionError("nothing was raised")
