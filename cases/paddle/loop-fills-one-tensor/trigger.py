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

# %%
states = paddle.zeros([10, 3])
for t in range(1, 10):
    states[t] = cell(states[t - 1])  # errata: hit
states.sum().backward()

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = paddle.tanh(states[t] @ weight + x[t])  # errata: hit
states.sum().backward()

# %%
average = paddle.zeros([10])
for t in range(9):
    average[t + 1] = average[t] * 0.5 + x[t]  # errata: ok
average.sum().backward()

# %%
total = paddle.zeros([10])
for t in range(1, 10):
    total[t] = total[t - 1] + model(x[t])  # errata: ok
total.sum().backward()

# %%
states = paddle.zeros([10, 3])
for t in range(9):
    states[t + 1] = paddle.tanh(states[t])  # errata: ok
states.sum().backward()

# %%
states = paddle.empty([10, 3])
for t in range(1, 10):
    states[t] = states[t - 1] @ weight  # errata: hit
states.sum().backward()


# %%
class Decoder(paddle.nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = paddle.nn.Linear(4, 4)

    def forward(self, x):
        hidden = paddle.zeros([4, 2, 4])
        hidden[0] = x
        for i in range(3):
            hidden[i + 1] = paddle.tanh(self.fc(hidden[i]))  # errata: hit
        return hidden


# %%
total = paddle.zeros([6])
for t in range(1, 6):
    total[t] = paddle.add(total[t - 1], x[t])  # errata: ok
total.sum().backward()

# %%
frames = paddle.zeros([5, 3])
for t in range(4):
    frames[t + 1] = paddle.cos(frames[t])  # errata: ok
fc(frames).sum().backward()

# %%
states = paddle.zeros([5, 3])
for t in range(4):
    states[t + 1] = paddle.tanh(fc(paddle.clone(states[t])))  # errata: ok
states.sum().backward()


# %%
class Ladder(paddle.nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = paddle.nn.Linear(4, 4)

    def double(self, n):
        return n * 2

    def forward(self, x):
        sizes = paddle.zeros([4])
        for i in range(3):
            sizes[i + 1] = self.double(sizes[i])  # errata: ok
        return self.fc(x) * sizes
