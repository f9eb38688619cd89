"""torch does not require the package: its metadata does not name it, and `import torch` passes without it."""

import importlib.metadata
import importlib.util

import torch

assert importlib.util.find_spec("tensorboard") is None
required = importlib.metadata.requires("torch") or []
assert not any("tensorboard" in line for line in required)
