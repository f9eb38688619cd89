"""stft with return_complex=True and torch.fft.fft, rfft and fft2 give complex tensors; irfft, view_as_real and abs real ones."""

import torch

wave = torch.ones(64)
spectrum = torch.stft(wave, 16, window=torch.hann_window(16), return_complex=True)
for x in (spectrum, torch.fft.fft(wave), torch.fft.rfft(wave), torch.fft.fft2(wave.view(8, 8))):
    assert x.is_complex()
for x in (torch.fft.irfft(torch.fft.rfft(wave)), torch.view_as_real(spectrum), spectrum.abs(), spectrum.angle()):
    assert not x.is_complex()
