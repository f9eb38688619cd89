# releases: >=2.3
"""`train(False)`, and `eval()` of a module around the program, are refused too, without any dropout in it."""

import torch

program = torch.export.export(torch.nn.Linear(4, 2), (torch.ones(1, 4),)).module()
for call in (lambda: program.train(False), torch.nn.Sequential(program).eval):
    try:
        call()
    except NotImplementedError as error:
        assert "Calling train() is not supported yet" in str(error), error
    else:
        raise AssertionError("nothing was raised")
