import torch
from torch import nn, optim
from torch.optim import SGD

model = nn.Linear(2, 2)
options = {"lr": 0.1}
values = (0.1,)
first = torch.optim.SGD(model.parameters())  # errata: hit
second = optim.SGD(model.parameters(), momentum=0.9)  # errata: hit
third = SGD(params=model.parameters(), weight_decay=0.01, nesterov=False)  # errata: hit
listed = SGD(list(model.parameters()), momentum=0.9)  # errata: hit
filtered = optim.SGD(filter(lambda p: p.requires_grad, model.parameters()), momentum=0.9)  # errata: hit

fourth = torch.optim.SGD(model.parameters(), lr=0.1)  # errata: ok
fifth = SGD(model.parameters(), 0.1, momentum=0.9)  # errata: ok
sixth = optim.SGD(model.parameters(), **options)  # errata: ok
seventh = optim.SGD([{"params": model.parameters(), "lr": 0.1}])  # errata: ok
eighth = optim.Adam(model.parameters())  # errata: ok
ninth = optim.SGD(model.parameters(), *values)  # errata: ok
tenth = optim.SGD(model.get_parameters(), momentum=0.9)  # errata: ok
