"""`vmap` of `grad` over samples fails for an LSTM of float64, with `proj_size` or without oneDNN, a GRU and an RNN."""

import torch

from torch.func import functional_call, grad, vmap

for model, onednn in (
    (torch.nn.LSTM(3, 4).double(), True),
    (torch.nn.LSTM(3, 4, proj_size=2), True),
    (torch.nn.GRU(3, 4), True),
    (torch.nn.RNN(3, 4), True),
    (torch.nn.LSTM(3, 4), False),
):
    torch.backends.mkldnn.set_flags(onednn)
    weights = {name: value.detach() for name, value in model.named_parameters()}

    def loss(weights, sample):
        """A loss of one sample [steps, features]."""
        return functional_call(model, weights, (sample[:, None],))[0].sum()

    samples = torch.randn(2, 5, 3, dtype=weights["weight_ih_l0"].dtype)
    grad(loss)(weights, samples[0])
    try:
        vmap(grad(loss), in_dims=(None, 0))(weights, samples)
    except RuntimeError as error:
        assert "doesn't match the broadcast shape" in str(error), error
    else:
        raise AssertionError("nothing was raised")
