"""torch.version.cuda tells the CUDA that PyTorch was built for, and the process that imported torch has its libcudart loaded."""

import pathlib

import torch

major = torch.version.cuda.partition(".")[0]
name = "libcudart.so.11.0" if major == "11" else f"libcudart.so.{major}"
loaded = {line.split("/")[-1] for line in pathlib.Path("/proc/self/maps").read_text().splitlines() if "libcudart" in line}
assert loaded and all(each.startswith(name) or each.startswith("libcudart-") for each in loaded), loaded
