"""Recognise an activity at each step of motion-sensor windows that are padded to 30 steps."""

import torch
from torch import nn

torch.manual_seed(0)


class StepClassifier(nn.Module):
    """Scores of four activities for each step."""

    def __init__(self, channels=6, width=16, activities=4):
        super().__init__()
        self.project = nn.Linear(channels, width)
        layer = nn.TransformerEncoderLayer(width, nhead=2, dim_feedforward=32, batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, num_layers=2)
        self.scores = nn.Linear(width, activities)

    def forward(self, windows, padding):
        """Return scores of shape [batch, steps, activities]."""
        return self.scores(self.encoder(self.project(windows), src_key_padding_mask=padding))


padding = torch.arange(30) >= torch.tensor([12, 25, 18, 7]).unsqueeze(1)
windows = torch.randn(4, 30, 6)
labels = torch.randint(0, 4, (4, 30)).masked_fill(padding, -100)

model = StepClassifier().eval()
with torch.no_grad():
    scores = model(windows, padding)
    result = nn.functional.cross_entropy(scores.reshape(-1, 4), labels.reshape(-1))
expected = nn.functional.cross_entropy(scores[~padding], labels[~padding])
assert torch.allclose(result, expected)
