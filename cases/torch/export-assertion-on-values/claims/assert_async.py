"""`torch._assert_async` is recorded in strict and in non-strict mode, and checks each call."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        torch._assert_async((counts >= 0).all(), "counts are negative")
        return counts.sqrt()


for strict in (True, False):
    program = torch.export.export(SquareRoot(), (torch.ones(3),), strict=strict).module()
    assert program(torch.tensor([0.0, 1.0, 4.0])).tolist() == [0.0, 1.0, 2.0]
    try:
        program(torch.tensor([-1.0, 0.0, 0.0]))
    except RuntimeError as error:
        assert "counts are negative" in str(error)
    else:
        raise AssertionError("negative counts were accepted")
