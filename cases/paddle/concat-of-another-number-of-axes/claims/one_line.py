"""np.loadtxt of one line gives an array with one axis, of several lines one with two."""

import io

import numpy as np

assert np.loadtxt(io.StringIO("1 2 3 4\n")).shape == (4,)
assert np.loadtxt(io.StringIO("1 2 3 4\n5 6 7 8\n")).shape == (2, 4)
assert np.loadtxt(io.StringIO("1 2 3 4\n"), ndmin=2).shape == (1, 4)
