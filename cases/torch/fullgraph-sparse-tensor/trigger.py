import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    m = torch.sparse_coo_tensor(self.index, x, (4, 4))  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        m = torch.sparse_coo_tensor(indices=i, values=x, size=(4, 4))  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    from torch import sparse_coo_tensor

    m = sparse_coo_tensor(y, x)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    m = torch.zeros(4, 4).index_put((i, j), x)  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    m = torch.sparse_coo_tensor(self.index, x, (4, 4))  # errata: ok
    return x


# %%
def f(x, y):
    m = torch.sparse_coo_tensor(indices=i, values=x, size=(4, 4))  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if not torch.compiler.is_compiling():
        return torch.sparse_coo_tensor(y, x, (4, 4))  # errata: ok
    return x


# %%
def build(y, x):
    return torch.sparse_coo_tensor(y, x, (4, 4))  # errata: ok


@torch.compile(fullgraph=True)
def step(x):
    return x * 2


step(build(y, x).to_dense())


# %%
@torch.compile(fullgraph=True)
def step(rows, columns, values, x):
    return torch.sparse_csr_tensor(rows, columns, values, (2, 2)) @ x  # errata: hit


# %%
class Net(torch.nn.Module):
    def forward(self, x, sparse=False):
        if sparse:
            x = torch.sparse_coo_tensor(self.index, x, (4, 4)).to_dense()  # errata: ok
        return x * 2


model = torch.compile(Net(), fullgraph=True)
model(x)
