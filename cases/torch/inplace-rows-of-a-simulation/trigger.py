import torch

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = step(states[t])  # errata: hit
loss = states.pow(2).sum()
loss.backward()


# %%
def simulate(model, x0, steps):
    out = torch.empty(steps + 1, 4)
    out[0] = x0
    for k in range(steps):
        out[k + 1] = out[k] + 0.1 * model(out[k])  # errata: hit
    out[-1].sum().backward()


# %%
h = torch.zeros(6, 2)
for i in range(5):
    h[i + 1] = cell(x[i], h[i])  # errata: hit
h.mean().backward()

# %%
states = [x0]
for t in range(9):
    states.append(step(states[t]))  # errata: ok
loss = torch.stack(states).sum()
loss.backward()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = step(x[t].clone())  # errata: ok
states.sum()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = model(inputs)  # errata: ok
states.sum().backward()

# %%
states = torch.zeros(10, 3)
with torch.no_grad():
    for t in range(9):
        states[t + 1] = step(states[t])  # errata: ok
loss.backward()

# %%
x = torch.zeros_like(target)
for t in range(1, 10):
    x[t] = x[t - 1] + dt * field(x[t - 1], u[t])  # errata: hit
loss = (x - target).pow(2).mean()
loss.backward()

# %%
states = y0.new_zeros(10, 3)
for t in range(9):
    new = self.cell(u[t], states[t])
    states[t + 1] = new  # errata: hit
states.sum().backward()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = 0.9 * states[t] + drive[t]  # errata: ok
states.sum().backward()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = torch.tanh(states[t]) + drive[t]  # errata: ok
states.sum().backward()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = states[t] + step(states[t].clone())  # errata: ok
states.sum().backward()

# %%
h = torch.zeros(6, 2)
for i in range(1, 6):
    h[i] = cell(x[i])  # errata: ok
h.mean().backward()

# %%
import torch.nn as nn


class NeuralOde(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.field = nn.Sequential(nn.Linear(dim, 16), nn.Tanh(), nn.Linear(16, dim))

    def forward(self, x0, steps, dt=0.1):
        traj = torch.empty(steps, *x0.shape)
        traj[0] = x0
        for i in range(1, steps):
            traj[i] = traj[i - 1] + dt * self.field(traj[i - 1])  # errata: hit
        return traj


NeuralOde(2)(torch.randn(3, 2), 5).sum().backward()

# %%
import torch.nn as nn


def rollout(cell, x, length):
    h = torch.zeros(x.size(0), length + 1, 4)
    for t in range(length):
        h[:, t + 1] = cell(x[:, t], h[:, t])  # errata: hit
    return h[:, 1:]


cell = nn.GRUCell(3, 4)
rollout(cell, torch.randn(2, 5, 3), 5).sum().backward()

# %%
import torch.nn as nn

cell = nn.GRUCell(3, 4)
x = torch.randn(2, 5, 3)
h = torch.zeros(2, 4)
outputs = torch.zeros(2, 5, 4)
for t in range(5):
    h = cell(x[:, t], h)
    outputs[:, t] = h  # errata: ok
outputs.sum().backward()

# %%
import torch.nn as nn


class Positions(nn.Module):
    def __init__(self):
        super().__init__()
        self.shift = 2
        self.fc = nn.Linear(3, 3)

    def next_position(self, p):
        return p + self.shift

    def forward(self, x):
        pos = torch.zeros(5, 3)
        for t in range(1, 5):
            pos[t] = self.next_position(pos[t - 1])  # errata: ok
        return self.fc(x + pos).sum()


Positions()(torch.randn(5, 3)).backward()

# %%
states = torch.zeros(10, 3)
for t in range(9):
    states[t + 1] = cell(torch.cat([u[t], states[t]]))  # errata: ok
states.sum().backward()

# %%
w_h = torch.nn.Parameter(torch.randn(3, 3))
h = torch.zeros(6, 3)
for t in range(5):
    h[t + 1] = torch.tanh(x[t] + h[t] @ w_h)  # errata: hit
h.sum().backward()

# %%
weight = torch.randn(3, 3, requires_grad=True)
path = torch.zeros((20, 3))
path[0] = torch.ones(3)
for i in range(1, 20):
    path[i] = torch.sigmoid(path[i - 1] @ weight)  # errata: hit
path.sum().backward()

# %%
transition = torch.tensor([[1.0, 0.1], [0.0, 1.0]])
control = torch.nn.Parameter(torch.zeros(10, 2))
state = torch.zeros(11, 2)
for t in range(10):
    state[t + 1] = state[t] @ transition + control[t]  # errata: ok
state[-1].sum().backward()
