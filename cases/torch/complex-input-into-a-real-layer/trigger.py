import torch
from torch import nn

# %%
conv = nn.Conv2d(1, 8, 3)
spectrogram = torch.stft(wave, n_fft=256, window=window, return_complex=True)
features = conv(spectrogram.unsqueeze(1))  # errata: hit


# %%
class Mixer(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.project = nn.Linear(width, width)

    def forward(self, x):
        frequencies = torch.fft.fft(x, dim=-1)
        return self.project(frequencies)  # errata: hit


# %%
model = nn.Sequential(nn.Conv1d(2, 4, 3), nn.ReLU())
outputs = model(torch.fft.rfft(signals))  # errata: hit

# %%
conv = nn.Conv2d(1, 8, 3)
spectrogram = torch.stft(wave, n_fft=256, window=window, return_complex=True).abs()
features = conv(spectrogram.unsqueeze(1))  # errata: ok

# %%
conv = nn.Conv2d(2, 8, 3)
spectrogram = torch.view_as_real(torch.stft(wave, n_fft=256, window=window, return_complex=True))
features = conv(spectrogram.permute(0, 3, 1, 2))  # errata: ok

# %%
project = nn.Linear(9, 4, dtype=torch.complex64)
outputs = project(torch.fft.rfft(signals))  # errata: ok

# %%
project = nn.Linear(16, 4)
outputs = project(torch.fft.irfft(torch.fft.rfft(signals) * mask))  # errata: ok
