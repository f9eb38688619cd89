"""Restore a model from a checkpoint with options, whose class is allowed for this call."""

import argparse
import io

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--hidden", type=int, default=8)
options = parser.parse_args([])


def make(hidden):
    """A small classifier."""
    layers = [torch.nn.Linear(4, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 2)]
    return torch.nn.Sequential(*layers)


torch.manual_seed(0)
model = make(options.hidden)
file = io.BytesIO()
torch.save({"model": model.state_dict(), "options": options}, file)

file.seek(0)
with torch.serialization.safe_globals([argparse.Namespace]):
    checkpoint = torch.load(file)
restored = make(checkpoint["options"].hidden)
restored.load_state_dict(checkpoint["model"])
result = restored(torch.ones(1, 4)).detach()
assert torch.equal(result, model(torch.ones(1, 4)))
