# releases: >=2.5
"""AdamW and RAdam have the same words, NAdam and ASGD name more than params."""

import torch

words = {
    torch.optim.AdamW: "params and state_steps must be on supported devices",
    torch.optim.RAdam: "params and state_steps must be on supported devices",
    torch.optim.NAdam: "params, mu_products and state_steps must be on supported devices",
    torch.optim.ASGD: "params, mus, etas, and state_steps must be on supported devices",
}
for kind, word in words.items():
    parameter = torch.nn.Parameter(torch.ones(2))
    parameter.grad = torch.ones(2)
    try:
        kind([parameter], capturable=True).step()
    except AssertionError as error:
        assert str(error).startswith(f"If capturable=True, {word}")
    else:
        raise RuntimeError("nothing was raised")
