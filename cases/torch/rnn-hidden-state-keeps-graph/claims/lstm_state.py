"""Both tensors of an LSTM's state need `detach()`."""

import torch

for detached in ((True, True), (True, False), (False, True)):
    lstm = torch.nn.LSTM(1, 4)
    output, state = lstm(torch.ones(5, 1, 1))
    output.sum().backward()
    state = tuple(part.detach() if ends else part for part, ends in zip(state, detached))
    output, state = lstm(torch.ones(5, 1, 1), state)
    try:
        output.sum().backward()
    except RuntimeError as error:
        assert not all(detached) and "a second time" in str(error)
    else:
        assert all(detached)
