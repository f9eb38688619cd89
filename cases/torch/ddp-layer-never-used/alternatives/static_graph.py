"""Fine-tune a pretrained encoder; DistributedDataParallel is told that every step is alike."""

import tempfile

import torch.distributed as dist

import torch
from torch import nn


class Encoder(nn.Module):
    """A pretrained encoder with the head of its pretraining."""

    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.pretraining_head = nn.Linear(8, 100)

    def features(self, x):
        return torch.relu(self.body(x))


class Classifier(nn.Module):
    """A new head on the features of the encoder."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.head = nn.Linear(8, 2)

    def forward(self, x):
        return self.head(self.encoder.features(x))


torch.manual_seed(0)
x, y = torch.randn(32, 4), torch.randint(2, (32,))
encoder = Encoder()
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(Classifier(encoder), static_graph=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    losses = []
    for _ in range(10):
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    dist.destroy_process_group()

assert losses[-1] < losses[0]
