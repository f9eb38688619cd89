"""After backward() the sum still holds the nodes of the graph of each step: its chain grows."""

import torch


def length(node):
    count = 0
    while node is not None:
        count += 1
        node = node.next_functions[0][0] if node.next_functions else None
    return count


model = torch.nn.Linear(2, 1)
total, lengths = 0.0, []
for _ in range(3):
    loss = model(torch.ones(4, 2)).mean()
    loss.backward()
    total += loss
    lengths.append(length(total.grad_fn))
assert lengths[0] < lengths[1] < lengths[2]
