import torch
from torch import nn

# %%
with torch.no_grad():
    best = policy(next_states).argmax(1)
    value = target(next_states).gather(1, best)  # errata: hit


# %%
def learn(self, batch):
    next_actions = torch.argmax(self.online(batch.next_states), dim=1)
    next_q = self.target(batch.next_states).gather(dim=1, index=next_actions)  # errata: hit
    return batch.rewards + self.gamma * next_q


# %%
scores, labels = torch.max(model(images), 1)
confidence = torch.gather(probabilities, 1, labels)  # errata: hit

# %%
model = nn.Linear(4, 3)
actions = torch.randint(0, 3, (16,))
q = model(torch.randn(16, 4)).gather(1, actions)  # errata: hit

# %%
best = policy(next_states).argmax(1, keepdim=True)
value = target(next_states).gather(1, best).squeeze(1)  # errata: ok

# %%
best = policy(next_states).argmax(1)
value = target(next_states).gather(1, best.unsqueeze(1)).squeeze(1)  # errata: ok

# %%
best = policy(next_states).max(1)[1].unsqueeze(-1)
value = torch.gather(target(next_states), 1, best)  # errata: ok

# %%
actions = torch.randint(0, 3, (16, 1))
q = model(states).gather(1, actions)  # errata: ok

# %%
labels = scores.argmax(1)
labels = labels[:, None]
chosen = scores.gather(1, labels)  # errata: ok
