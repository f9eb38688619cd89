import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    g, = torch.autograd.grad(x.sum(), x)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        grads = torch.autograd.grad(self.loss(x), self.parameters(), create_graph=True)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    from torch import autograd
    g = autograd.grad(outputs=x.sum(), inputs=y)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    g = torch.func.grad(energy)(x)  # errata: ok
    return x

# %%
@torch.compile
def step(x, y):
    g, = torch.autograd.grad(x.sum(), x)  # errata: ok
    return x

# %%
def f(x, y):
    grads = torch.autograd.grad(self.loss(x), self.parameters(), create_graph=True)  # errata: ok
    return x

# %%
torch._dynamo.config.trace_autograd_ops = True


@torch.compile(fullgraph=True)
def step(x):
    (g,) = torch.autograd.grad(energy(x).sum(), x, create_graph=True)  # errata: ok
    return g

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y = self.fc(x)
        if self.training:
            self.slope = torch.autograd.grad(y.sum(), x)[0]  # errata: ok
        return y


net = torch.compile(Net().eval(), fullgraph=True)
