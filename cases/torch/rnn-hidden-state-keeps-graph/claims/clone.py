"""`clone()` does not end the graph; `.data` and a copy under `no_grad` do."""

import torch


def second_piece(end):
    """Whether two pieces can be trained on."""
    rnn = torch.nn.GRU(1, 4)
    output, hidden = rnn(torch.ones(5, 1, 1))
    output.sum().backward()
    output, hidden = rnn(torch.ones(5, 1, 1), end(hidden))
    try:
        output.sum().backward()
    except RuntimeError as error:
        assert "a second time" in str(error)
        return False
    return True


assert not second_piece(lambda hidden: hidden.clone())
assert second_piece(lambda hidden: hidden.detach())
assert second_piece(lambda hidden: hidden.data)
assert second_piece(torch.no_grad()(lambda hidden: hidden.clone()))
