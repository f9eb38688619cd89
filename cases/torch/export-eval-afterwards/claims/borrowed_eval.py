"""`eval` of `torch.nn.Module` needs its `train` beside it; with both nothing is raised, and dropout stays on."""

import torch

torch.manual_seed(0)
program = torch.export.export(torch.nn.Sequential(torch.nn.Dropout(0.5)), (torch.ones(64),)).module()
program.eval = torch.nn.Module.eval.__get__(program)
if tuple(int(number) for number in torch.__version__.split(".")[:2]) >= (2, 3):
    try:
        program.eval()
    except NotImplementedError as error:
        assert "Calling train() is not supported yet" in str(error), error
    else:
        raise AssertionError("nothing was raised")
program.train = torch.nn.Module.train.__get__(program)
program.eval()
assert not program.training
assert not torch.equal(program(torch.ones(64)), program(torch.ones(64)))
