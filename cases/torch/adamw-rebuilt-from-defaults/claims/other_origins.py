# releases: >=2.7
"""AdamW refuses the defaults of an Adam and the options of its own group; Adam takes those of an AdamW, and decouples."""

import torch

parameters = [torch.nn.Parameter(torch.ones(1))]
adam, adamw = torch.optim.Adam(parameters), torch.optim.AdamW(parameters)
group = {name: value for name, value in adamw.param_groups[0].items() if name != "params"}
for options in (adam.defaults, group):
    try:
        torch.optim.AdamW(parameters, **options)
    except TypeError as error:
        assert "unexpected keyword argument 'decoupled_weight_decay'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert torch.optim.Adam(parameters, **adamw.defaults).defaults["decoupled_weight_decay"] is True
