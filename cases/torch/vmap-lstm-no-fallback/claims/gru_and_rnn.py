# releases: >=2.4
"""`nn.GRU` and `nn.RNN` fail in the same way, under their own names."""

import torch

from torch.func import functional_call, vmap

for kind, name in ((torch.nn.GRU, "gru.input"), (torch.nn.RNN, "rnn_tanh.input")):
    model = kind(3, 4)
    stacked = {key: torch.stack([value.detach()] * 2) for key, value in model.named_parameters()}
    try:
        vmap(lambda weights, x: functional_call(model, weights, (x,))[0], in_dims=(0, None))(
            stacked, torch.randn(5, 2, 3)
        )
    except RuntimeError as error:
        assert "Batching rule not implemented for aten::%s" % name in str(error)
    else:
        raise AssertionError("nothing was raised")
