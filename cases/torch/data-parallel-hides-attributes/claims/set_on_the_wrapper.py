"""An attribute that is set on the wrapper does not reach the model."""

from torch import nn

plain = nn.Linear(2, 2)
plain.temperature = 1.0
model = nn.DataParallel(plain)
model.temperature = 2.0
assert plain.temperature == 1.0
