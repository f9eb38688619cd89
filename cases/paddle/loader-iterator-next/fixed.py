"""Look at the first batch of a data set, then train on it."""

import numpy as np
import paddle
from paddle import nn
from paddle.io import DataLoader, Dataset


class Points(Dataset):
    """Points of the plane, and whether they are above the diagonal."""

    def __init__(self, count):
        self.points = np.random.RandomState(0).rand(count, 2).astype("float32")

    def __len__(self):
        return len(self.points)

    def __getitem__(self, index):
        point = self.points[index]
        return point, np.int64(point[1] > point[0])


paddle.seed(0)
loader = DataLoader(Points(32), batch_size=8)
batches = iter(loader)
points, labels = next(batches)
print("first batch:", points.shape, labels.shape)

model = nn.Linear(2, 2)
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
for points, labels in loader:
    loss = nn.functional.cross_entropy(model(points), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = float(loss)
assert result < 1
