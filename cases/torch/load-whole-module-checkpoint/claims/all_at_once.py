# releases: >=2.6
"""`get_unsafe_globals_in_checkpoint` lists all refused classes at once; with all of them allowed the model loads."""

import io

import torch


class Classifier(torch.nn.Module):
    """A model of this project."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 2)


checkpoint = io.BytesIO()
torch.save(Classifier(), checkpoint)
checkpoint.seek(0)
names = torch.serialization.get_unsafe_globals_in_checkpoint(checkpoint)
assert sorted(names) == ["__main__.Classifier", "torch.nn.modules.linear.Linear"], names
checkpoint.seek(0)
with torch.serialization.safe_globals([Classifier, torch.nn.Linear]):
    assert isinstance(torch.load(checkpoint), Classifier)
