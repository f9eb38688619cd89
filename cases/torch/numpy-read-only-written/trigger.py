import numpy as np
import torch

# %%
data = open("image.raw", "rb").read()
pixels = np.frombuffer(data, dtype=np.uint8)
image = torch.from_numpy(pixels)
image.add_(1)  # errata: hit

# %%
features = np.load("features.npy", mmap_mode="r")


def load(index):
    row = torch.from_numpy(features[index])
    row /= 255  # errata: hit
    return row


# %%
samples = np.memmap("audio.raw", dtype=np.float32, mode="r")
wave = torch.as_tensor(samples)
wave[0] = 0.0  # errata: hit

# %%
table = np.arange(6.0)
table.setflags(write=False)


def load(index):
    return torch.from_numpy(table[index]).mul_(2.0)  # errata: hit


# %%
pixels = np.frombuffer(data, dtype=np.uint8)
image = torch.from_numpy(pixels.copy())
image.add_(1)  # errata: ok

# %%
features = np.load("features.npy", mmap_mode="r")
row = torch.from_numpy(features[0]) / 255  # errata: ok

# %%
features = np.load("features.npy")
row = torch.from_numpy(features[0])
row.div_(255)  # errata: ok

# %%
scratch = np.load("features.npy", mmap_mode="r+")
torch.from_numpy(scratch[0]).zero_()  # errata: ok

# %%
pixels = np.frombuffer(data, dtype=np.uint8)
image = torch.tensor(pixels)
image += 1  # errata: ok

# %%
raw = np.frombuffer(response.content, np.float32)
view = torch.from_numpy(raw)
view += 1  # errata: hit

# %%
buffer = b"\x00\x01\x02\x03"
header = torch.as_tensor(np.frombuffer(buffer, dtype=np.uint8))
header[0] = 255  # errata: hit

# %%
weights = np.ones(4, dtype=np.float32)
weights.flags.writeable = False
tensor = torch.from_numpy(weights)
tensor *= 0.5  # errata: hit

# %%
raw = bytearray(12)
image = torch.from_numpy(np.frombuffer(raw, dtype=np.uint8))
image.add_(10)  # errata: ok

# %%
shared = torch.from_numpy(np.frombuffer(array.get_obj(), dtype=np.float32))
shared.zero_()  # errata: ok

# %%
table = np.arange(4.0)
tensor = torch.from_numpy(table)
tensor.mul_(2.0)  # errata: ok
table.setflags(write=False)

# %%
table = np.arange(4.0)
table.setflags(write=False)
table = np.array(table)
tensor = torch.from_numpy(table)
tensor.mul_(2.0)  # errata: ok


# %%
image = torch.from_numpy(np.frombuffer(file.read(), dtype=np.uint8))
image.requires_grad_(False)  # errata: ok

# %%
samples = np.memmap("audio.raw", dtype=np.float32, mode="r")
wave = torch.asarray(samples[:100])
wave.clamp_(-1, 1)  # errata: hit

# %%
samples = np.memmap("audio.raw", dtype=np.float32, mode="r")
wave = torch.asarray(samples, copy=True)
wave.clamp_(-1, 1)  # errata: ok
