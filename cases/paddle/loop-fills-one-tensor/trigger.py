import paddle

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = step(states[t])  # errata: hit
loss = states.sum()
loss.backward()

# %%
def simulate(model, steps):
    out = paddle.empty([steps + 1, 4])
    for k in range(steps):
        out[k + 1] = model(out[k : k + 1])[0]  # errata: hit
    out.square().mean().backward()

# %%
h = paddle.zeros([6, 2])
for i in range(5):
    h[i + 1] = cell(x[i], h[i])  # errata: hit
criterion(h, y).backward()

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = model(x[t])  # errata: ok
states.sum().backward()

# %%
states = [x0]
for t in range(9):
    states.append(step(states[t]))  # errata: ok
paddle.stack(states).sum().backward()

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = step(states[t])  # errata: ok
print(states.sum())

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = step(states[t].clone())  # errata: ok
states.sum().backward()
