"""An int64 array of zero dimensions makes the product float64, a float32 one leaves it float32."""

import numpy as np
import torch

assert (torch.ones(3) * np.array(2)).dtype == torch.float64
assert (torch.ones(3) * np.array(2.0, np.float32)).dtype == torch.float32
