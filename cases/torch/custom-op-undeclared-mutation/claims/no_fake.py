"""Without `register_fake` an operator that returns None is refused by the compiler if it declares nothing, and counts if it declares the argument."""

import torch


def increment(steps: torch.Tensor) -> None:
    """Count one step."""
    steps.add_(1)


wrong = torch.library.custom_op("errata::wrong", increment, mutates_args=())
right = torch.library.custom_op("errata::right", increment, mutates_args={"steps"})


def counted(operator):
    """The number of three compiled steps."""

    def step(x, steps):
        """Count the step and transform the batch."""
        operator(steps)
        return x * 2

    torch._dynamo.reset()
    compiled, steps = torch.compile(step, backend="aot_eager"), torch.zeros(1)
    for _ in range(3):
        compiled(torch.ones(2), steps)
    return steps.item()


assert counted(right) == 3
try:
    counted(wrong)
except Exception as error:
    assert "There was no fake impl registered" in str(error), error
else:
    raise AssertionError("nothing was raised")
wrong.register_fake(lambda steps: None)
assert counted(wrong) == 0
