"""Without anomaly detection there is no error: the weights become NaN at the first step."""

import torch

encoder = torch.nn.Linear(4, 3)
optimizer = torch.optim.SGD(encoder.parameters(), lr=0.1)
embeddings = encoder(torch.randn(8, 4))
distances = (embeddings[:, None] - embeddings[None, :]).pow(2).sum(dim=2).sqrt()
loss = -(distances * ~torch.eye(8, dtype=torch.bool)).mean()
loss.backward()
optimizer.step()
assert torch.isfinite(loss) and encoder.weight.isnan().all()
