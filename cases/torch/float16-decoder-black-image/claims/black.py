"""NumPy casts NaN to 0 in uint8: such pixels are black."""

import warnings

import numpy as np

warnings.simplefilter("ignore")
assert (np.full((2, 2), np.nan, "float32") * 255).round().astype("uint8").max() == 0
