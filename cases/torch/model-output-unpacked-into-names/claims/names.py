"""To unpack or loop over a dictionary gives its names: text, not tensors."""

from collections import OrderedDict

import torch

outputs = OrderedDict(last_hidden_state=torch.ones(2), pooler_output=torch.ones(2))
first, second = outputs
assert (first, second) == ("last_hidden_state", "pooler_output")
assert [type(one) for one in outputs] == [str, str]
