"""A float, a bool and a string are constants too: the example's value passes, and another one is refused."""

import torch


class Scale(torch.nn.Module):
    """A product."""

    def forward(self, x, factor, is_doubled, name):
        """The scaled tensor."""
        return x * factor * (2 if is_doubled and name == "a" else 1)


example = (torch.ones(2), 3.0, True, "a")
program = torch.export.export(Scale(), example).module()
assert program(*example).tolist() == [6.0, 6.0]
for position, value in ((1, 5.0), (2, False), (3, "b")):
    call = list(example)
    call[position] = value
    try:
        program(*call)
    except (AssertionError, RuntimeError) as error:
        assert str(example[position]) in str(error), error
    else:
        raise RuntimeError("nothing was raised")
