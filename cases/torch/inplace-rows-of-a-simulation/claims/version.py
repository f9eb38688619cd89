"""The version in the message is the number of steps."""

import torch


def simulate(count, step):
    """The message of the backward pass through `count` steps, or None."""
    states = torch.zeros(count + 1, 2)
    for t in range(count):
        states[t + 1] = step(states[t])
    try:
        states.sum().backward()
    except RuntimeError as error:
        return str(error)


for count in [1, 2, 5, 10]:
    message = simulate(count, torch.nn.Linear(2, 2))
    assert f"is at version {count}; expected version {count - 1} instead" in message
