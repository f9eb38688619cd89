import torch

# %%
critic = torch.compile(model)
g, = torch.autograd.grad(critic(x).sum(), x, create_graph=True)  # errata: hit

# %%
net = torch.compile(Net(), mode="reduce-overhead")
grads = torch.autograd.grad(net(x), x, grad_outputs=ones, create_graph=True)  # errata: hit

# %%
class Trainer:
    def __init__(self, critic):
        self.critic = torch.compile(critic)

    def penalty(self, x):
        return torch.autograd.grad(self.critic(x).mean(), x, create_graph=True)[0]  # errata: hit

# %%
critic = torch.compile(model)
scores = critic(x)
g, = torch.autograd.grad(scores.sum(), x, create_graph=True)  # errata: hit

# %%
def penalty(model, mixed):
    critic = torch.compile(model)
    scores = critic(mixed)
    return torch.autograd.grad(outputs=scores, inputs=mixed, grad_outputs=torch.ones_like(scores), create_graph=True, retain_graph=True)[0]  # errata: hit

# %%
critic = torch.compile(model)
g, = torch.autograd.grad(critic(x).sum(), x)  # errata: ok

# %%
critic = Critic()
g, = torch.autograd.grad(critic(x).sum(), x, create_graph=True)  # errata: ok

# %%
critic = torch.compile(model)
g, = torch.autograd.grad(model(x).sum(), x, create_graph=True)  # errata: ok

# %%
from torch import nn

model = torch.compile(nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1)), backend="eager")
x = torch.randn(4, 3, requires_grad=True)
g = torch.autograd.grad(model(x).sum(), x, create_graph=True)[0]  # errata: ok
g.pow(2).sum().backward()

# %%
critic = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 1))

fast = torch.compile(critic, backend="aot_eager")
x = torch.randn(4, 3, requires_grad=True)
with torch.compiler.set_stance("force_eager"):
    g = torch.autograd.grad(fast(x).sum(), x, create_graph=True)[0]  # errata: ok
g.pow(2).sum().backward()


# %%
def gradient_penalty(critic, mixed):
    scores = critic(mixed)
    grads = torch.autograd.grad(scores, mixed, grad_outputs=torch.ones_like(scores), create_graph=True)[0]  # errata: hit
    return ((grads.norm(2, dim=1) - 1) ** 2).mean()


critic = torch.compile(Critic())
loss = 10 * gradient_penalty(critic, mixed)

# %%
model = torch.compile(model)
energy = model(positions).sum()
forces = -torch.autograd.grad(energy, positions, create_graph=True)[0]  # errata: hit

# %%
def gradient_penalty(critic, mixed):
    return torch.autograd.grad(critic(mixed).sum(), mixed, create_graph=True)[0]  # errata: ok


critic = Critic()
fast = torch.compile(critic)
scores = fast(x)
penalty = gradient_penalty(critic, mixed)
