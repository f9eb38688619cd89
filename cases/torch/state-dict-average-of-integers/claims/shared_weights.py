"""A sum in place is wrong for weights that two layers share, and a sum out of place is right."""

import copy

from torch import nn


def client(number):
    """A model whose output layer has the weights of its embedding."""
    model = nn.Sequential(nn.Embedding(2, 2), nn.Linear(2, 2, bias=False))
    model[1].weight = model[0].weight
    nn.init.constant_(model[0].weight, number)
    return model.state_dict()


clients = [client(number) for number in (1.0, 2.0, 6.0)]
average = copy.deepcopy(clients[0])
for name in average:
    for state in clients[1:]:
        average[name] += state[name]
    average[name] /= len(clients)
assert not (average["1.weight"] == 3.0).any()

average = {name: sum(state[name] for state in clients) / len(clients) for name in clients[0]}
assert all((one == 3.0).all() for one in average.values())
model = nn.Sequential(nn.Embedding(2, 2), nn.Linear(2, 2, bias=False))
model[1].weight = model[0].weight
model.load_state_dict(average)
assert (model[1].weight == 3.0).all()
