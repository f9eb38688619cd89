"""Count the right answers of an epoch, sample by sample; the last batch is smaller than the others."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
BATCH = 4
data = TensorDataset(torch.randn(10, 3), torch.randint(2, (10,)))
model = torch.nn.Linear(3, 2)

right = 0
for inputs, labels in DataLoader(data, batch_size=BATCH):
    answers = model(inputs).argmax(dim=1)
    for i in range(BATCH):
        right += int(answers[i] == labels[i])

result = right
