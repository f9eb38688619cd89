"""np.pad with mode="reflect" reflects again and again, and takes a padding that is larger than the array."""

import numpy as np

assert np.pad(np.arange(3), (5, 0), mode="reflect").tolist() == [1, 0, 1, 2, 1, 0, 1, 2]
