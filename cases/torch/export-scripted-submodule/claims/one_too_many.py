"""A call with an argument too many has the same words, in the model itself too; a model with a scripted part runs, and has its name."""

import torch


class Wrong(torch.nn.Module):
    """Gives its layer two arguments."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 8)

    def forward(self, x):
        """A call that cannot work."""
        return self.layer(x, x)


def scripted(model):
    """The names of scripted parts."""
    return [name for name, part in model.named_modules() if isinstance(part, torch.jit.ScriptModule)]


x = torch.ones(3, 4)
wrong = Wrong()
for call in (wrong, lambda x: torch.export.export(wrong, (x,))):
    try:
        call(x)
    except Exception as error:
        assert "Linear.forward() takes 2 positional arguments but 3 were given" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert scripted(wrong) == []
model = torch.nn.Sequential(torch.jit.script(torch.nn.Linear(4, 8)), torch.nn.ReLU())
assert scripted(model) == ["0"]
assert model(x).shape == (3, 8)
