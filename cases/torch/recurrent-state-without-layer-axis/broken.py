"""Write captions with an LSTM that starts from the features of the picture."""

import torch
from torch import nn

torch.manual_seed(0)


class Captioner(nn.Module):
    """Predict the next word of a caption at each step."""

    def __init__(self, words=20, features=12, width=8):
        super().__init__()
        self.embedding = nn.Embedding(words, 6)
        self.first_hidden = nn.Linear(features, width)
        self.first_cell = nn.Linear(features, width)
        self.lstm = nn.LSTM(6, width, batch_first=True)
        self.scores = nn.Linear(width, words)

    def forward(self, pictures, captions):
        """Return scores of shape [batch, time, words]."""
        hidden, cell = self.first_hidden(pictures).tanh(), self.first_cell(pictures)
        outputs, _ = self.lstm(self.embedding(captions), (hidden, cell))
        return self.scores(outputs)


model = Captioner()
pictures, captions = torch.randn(4, 12), torch.randint(0, 20, (4, 7))
result = model(pictures, captions)
assert result.shape == (4, 7, 20)
assert not torch.allclose(result[:, 0], model(-pictures, captions)[:, 0])
