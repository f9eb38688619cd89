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
