"""Learn vectors of users and films from ratings, with sparse gradients of the embeddings."""

import torch
from torch import nn

torch.manual_seed(0)


class Recommender(nn.Module):
    """Predict a rating from a user and a film."""

    def __init__(self, users=30, films=40, width=8):
        super().__init__()
        self.users = nn.Embedding(users, width, sparse=True)
        self.films = nn.Embedding(films, width, sparse=True)
        self.rating = nn.Linear(2 * width, 1)

    def forward(self, users, films):
        """Return a rating for each pair."""
        return self.rating(torch.cat([self.users(users), self.films(films)], dim=1)).squeeze(1)


users, films = torch.randint(0, 30, (200,)), torch.randint(0, 40, (200,))
ratings = (users % 3 + films % 2).float()
model = Recommender()
optimizer = torch.optim.SparseAdam(list(model.parameters()), lr=0.05)

losses = []
for _ in range(30):
    loss = nn.functional.mse_loss(model(users, films), ratings)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[-1]
assert result < 0.5 * losses[0]
