import torch

# %%
h = layer(x)
h.retain_grad()  # errata: hit
h.register_hook(lambda g: g * 2)

# %%
def probe(y):
    y.retain_grad()  # errata: hit
    handle = y.register_hook(clip)
    return handle

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.features = self.body(x)
        self.features.retain_grad()  # errata: hit
        self.features.register_hook(self.scale_gradient)
        return self.head(self.features)

# %%
def step(model, x):
    hidden = model.body(x)
    hidden.retain_grad()  # errata: hit
    hidden.register_hook(lambda g: g.clamp(-1, 1))
    return model.head(hidden)

# %%
h = layer(x)
h.register_hook(lambda g: g * 2)
h.retain_grad()  # errata: ok

# %%
h.retain_grad()  # errata: ok
loss.backward()

# %%
a.retain_grad()  # errata: ok
b.register_hook(print)

# %%
w = torch.ones(3, requires_grad=True)
w.retain_grad()  # errata: ok
w.register_hook(lambda g: g * 0.1)
(w * 2).sum().backward()

# %%
x = torch.ones(3, requires_grad=True)
y = x * 2
y.retain_grad()  # errata: ok
y.register_hook(lambda g: print("scaled by", g.norm() / 2))
y.sum().backward()

# %%
norms = []
x = torch.ones(3, requires_grad=True)
y = x * 2
y.retain_grad()  # errata: ok
y.register_hook(lambda g: norms.append(g.abs().mean() * 2))
y.sum().backward()
