import torch
from torch import stft

# %%
spectrum = torch.stft(wave, 512, 128)  # errata: hit


# %%
class Spectrogram(torch.nn.Module):
    def forward(self, wave):
        return stft(wave, n_fft=self.n_fft, hop_length=self.hop, window=self.window)  # errata: hit


# %%
wave = torch.from_numpy(samples)
spectrum = wave.stft(n_fft=512, hop_length=128)  # errata: hit

# %%
spectrum = torch.stft(torch.randn(16000), 512)  # errata: hit

# %%
spectrum = torch.stft(wave, 512, 128, return_complex=True)  # errata: ok

# %%
spectrum = torch.stft(wave, 512, 128, 512, window, True, "reflect", False, True, True)  # errata: ok

# %%
wave = torch.complex(real, imaginary)
spectrum = torch.stft(wave, 512)  # errata: ok

# %%
options = dict(return_complex=True)
spectrum = torch.stft(wave, 512, **options)  # errata: ok

# %%
import librosa

spectrum = librosa.stft(wave)  # errata: ok

# %%
signal = torch.randn(256, dtype=torch.complex64)
spectrum = torch.stft(signal, n_fft=32)  # errata: ok

# %%
spectrum = Analyser(32).stft(torch.randn(128))  # errata: ok

# %%
from scipy import signal

f, t, spectrum = signal.stft(samples, nperseg=32)  # errata: ok

# %%
try:
    spectrum = torch.view_as_real(torch.stft(wave, 32, return_complex=True))  # errata: ok
except TypeError:
    spectrum = torch.stft(wave, 32)  # errata: ok


# %%
signal = real + 1j * imaginary
spectrum = torch.stft(signal, 32)  # errata: ok


# %%
def spectrum_of(y, n_fft, hop, window):
    return torch.stft(y, n_fft, hop_length=hop, window=window, center=False, onesided=True)  # errata: hit


# %%
class Loss(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.options = dict(n_fft=512, hop_length=128)

    def forward(self, wave):
        return torch.stft(wave, **self.options)  # errata: hit


# %%
spectrum = torch.stft(torch.view_as_complex(pairs), 512)  # errata: ok
other = torch.stft(wave.to(torch.complex64), 512)  # errata: ok
third = torch.stft(wave, 512, window=torch.hann_window(512).to(torch.complex64))  # errata: ok


# %%
options = {"n_fft": 512}
if supports_complex:
    options["return_complex"] = True
spectrum = torch.stft(wave, **options)  # errata: ok


# %%
def shifted(wave, turns):
    wave = wave * torch.exp(2j * torch.pi * turns)
    return torch.stft(wave, 512)  # errata: ok
