"""Evaluate an autoencoder with other weights, and swap only the names that are given."""

import os

import torch

from torch.func import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Decoder(torch.nn.Module):
    """Decode a code and encode the output again, for a consistency loss."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.output = torch.nn.Linear(2, 4)

    def forward(self, code):
        image = self.output(code)
        return image, self.encoder(image)


class Autoencoder(torch.nn.Module):
    """The encoder is reachable as `encoder` and as `decoder.encoder`."""

    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 2)
        self.decoder = Decoder(self.encoder)

    def forward(self, image):
        return self.decoder(self.encoder(image))


torch.manual_seed(0)
model = Autoencoder().to(DEVICE)
images = torch.randn(8, 4).to(DEVICE)
before = model.encoder.weight.detach().clone()

averaged = {name: 0.5 * weight.detach() for name, weight in model.named_parameters()}
result = functional_call(model, averaged, (images,), tie_weights=False)[0]

change = (model.encoder.weight - before).abs().max().item()
assert change == 0, f"after functional_call the model's own weights differ by {change:.4f}"
