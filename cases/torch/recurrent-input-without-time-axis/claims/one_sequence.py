"""One sequence of two dimensions goes with a state of [layers, width], and gives what a batch of one gives."""

import torch
from torch import nn

torch.manual_seed(0)
lstm, words, state = nn.LSTM(8, 16), torch.randn(5, 8), torch.randn(1, 16)
alone, _ = lstm(words, (state, state))
batch, _ = lstm(words.unsqueeze(1), (state.unsqueeze(1), state.unsqueeze(1)))
assert torch.allclose(alone, batch.squeeze(1), atol=1e-6)
