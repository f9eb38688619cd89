"""With inductor a value that is read before the call has what the call wrote, and not with a right declaration."""

import torch


def increment(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the number so far."""
    steps.add_(1)
    return steps.clone()


silent = torch.library.custom_op("errata::silent", increment, mutates_args=())
honest = torch.library.custom_op("errata::honest", increment, mutates_args={"steps"})
for count, expected in ((silent, 11), (honest, 1)):
    count.register_fake(torch.empty_like)

    def step(steps):
        """Ten times the number before the step, and the number after it."""
        before = steps * 10
        return before + count(steps)

    assert step(torch.zeros(1)).item() == 1
    torch._dynamo.reset()
    assert torch.compile(step)(torch.zeros(1)).item() == expected
