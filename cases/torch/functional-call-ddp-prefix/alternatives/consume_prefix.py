"""Evaluate a model on weights that a data-parallel wrapper saved, by consume_prefix_in_state_dict_if_present."""

import torch
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present

try:
    from torch.func import functional_call
except ImportError:  # torch 1.13
    from torch.nn.utils.stateless import functional_call

torch.manual_seed(0)
trained = torch.nn.DataParallel(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 2)))
checkpoint = {name: weight.detach().cpu().clone() for name, weight in trained.named_parameters()}

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 2))
consume_prefix_in_state_dict_if_present(checkpoint, "module.")
result = functional_call(model, checkpoint, (torch.randn(3, 4),)).detach()
