"""With `eval` of `torch.nn.Module` put on the instance nothing is raised, and dropout stays on."""

import torch

torch.manual_seed(0)
program = torch.export.export(torch.nn.Sequential(torch.nn.Dropout(0.5)), (torch.ones(64),)).module()
program.eval = torch.nn.Module.eval.__get__(program)
program.train = torch.nn.Module.train.__get__(program)
program.eval()
assert not program.training
assert not torch.equal(program(torch.ones(64)), program(torch.ones(64)))
