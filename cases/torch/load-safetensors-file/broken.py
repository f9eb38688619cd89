"""Take the weights of a model that was published as a safetensors file."""

import json
import struct

import torch
from torch import nn


def save_file(tensors, path):
    """Stand in for safetensors.torch.save_file: the length of a header, the header in JSON, and the numbers."""
    header, data = {}, b""
    for name, tensor in tensors.items():
        numbers = tensor.detach().numpy().tobytes()
        places = [len(data), len(data) + len(numbers)]
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": places}
        data += numbers
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + data)


torch.manual_seed(0)
published = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
save_file(published.state_dict(), "model.ckpt")

weights = torch.load("model.ckpt")
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
model.load_state_dict(weights)

result = model(torch.ones(1, 4)).detach()
assert torch.equal(result, published(torch.ones(1, 4)))
