import torch
from torch.export import export

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
frozen = torch.export.export(model, (x,)).module()  # errata: hit
for batch in loader:
    loss(model(batch)).backward()
    optimizer.step()
    target = frozen(batch)

# %%
def train(net, loader):
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    teacher = export(net, (x,)).module()  # errata: hit
    for x in loader:
        teacher(x)
        opt.step()

# %%
adam = torch.optim.Adam(net.parameters())
snapshot = torch.export.export(net, args=(x,)).module()  # errata: hit
adam.step()
print(snapshot(x))

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
frozen = torch.export.export(copy.deepcopy(model), (x,)).module()  # errata: ok
optimizer.step()
frozen(x)

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
optimizer.step()
frozen = torch.export.export(model, (x,)).module()  # errata: ok
frozen(x)

# %%
optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
frozen = torch.export.export(model, (x,)).module()  # errata: ok
optimizer.step()
frozen(x)
