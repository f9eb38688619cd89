"""A number that the program does not use is compared, too."""

import torch


class PlusOne(torch.nn.Module):
    """A sum that ignores a number."""

    def forward(self, x, number):
        """The sum."""
        return x + 1


program = torch.export.export(PlusOne(), (torch.ones(2), 3)).module()
assert program(torch.ones(2), 3).tolist() == [2.0, 2.0]
try:
    program(torch.ones(2), 5)
except (AssertionError, RuntimeError) as error:
    message = str(error)
    assert "number == 3" in message or "equal to 3, but got 5" in message or "specialized to be 3" in message, message
else:
    raise RuntimeError("nothing was raised")
