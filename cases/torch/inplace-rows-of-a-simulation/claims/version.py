"""The version in the message is the number of assignments: of the steps, one more with row 0, twice as many with two in a step."""

import torch


def simulate(count, step, first=False, halves=False):
    """The message of the backward pass through `count` steps, or None."""
    states = torch.zeros(count + 1, 2)
    if first:
        states[0] = torch.ones(2)
    for t in range(count):
        if halves:
            states[t + 1, :1] = states[t, :1]
            states[t + 1, 1:] = step(states[t])[1:]
        else:
            states[t + 1] = step(states[t])
    try:
        states.sum().backward()
    except RuntimeError as error:
        return str(error)


for count in [1, 2, 5, 10]:
    layer = torch.nn.Linear(2, 2)
    message = simulate(count, layer)
    assert f"is at version {count}; expected version {count - 1} instead" in message
    assert f"is at version {count + 1}; expected" in simulate(count, layer, first=True)
    assert f"is at version {2 * count}; expected" in simulate(count, layer, halves=True)
