"""`(torch.as_tensor(lengths) < 1).nonzero()` names the samples with a length of 0, a negative one or a share."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.randn(3, 6, 2)
for lengths in ([6, 4, 0], torch.tensor([6, 4, -1]), torch.tensor([6.0, 4.0, 0.5])):
    try:
        pack_padded_sequence(batch, lengths, batch_first=True)
    except RuntimeError as error:
        assert "Length of all samples has to be greater than 0" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert (torch.as_tensor(lengths) < 1).nonzero().tolist() == [[2]]
