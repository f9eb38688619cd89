import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    loss = (x * y).sum()
    loss.backward()  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.head(x).mean().backward()  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    scaler.scale(x.sum()).backward()  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = torch.func.grad(energy)(x)  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    loss = (x * y).sum()
    loss.backward()  # errata: ok
    return x


# %%
def f(x, y):
    self.head(x).mean().backward()  # errata: ok
    return x


# %%
torch._dynamo.config.trace_autograd_ops = True


@torch.compile(fullgraph=True)
def step(x, y):
    loss = (x * y).sum()
    loss.backward()  # errata: ok
    return loss.detach()


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    loss = (x * y).sum()
    if not torch.compiler.is_compiling():
        loss.backward()  # errata: ok
    return loss


# %%
@torch.compile(fullgraph=True, backend="eager")
def step(x, y):
    loss = (x * y).sum()
    loss.backward(retain_graph=True)  # errata: hit
    return x


# %%
model = torch.compile(torch.nn.Linear(3, 1), fullgraph=True)
for x, y in loader:
    loss = (model(x) - y).square().mean()
    loss.backward()  # errata: ok
