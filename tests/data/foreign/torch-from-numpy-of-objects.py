"""An array of strings becomes a tensor."""

import numpy as np
import torch

torch.from_numpy(np.array(["a", "b"]))
