import torch
from torch.export import export

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
frozen = torch.export.export(model, (x,)).module()  # errata: hit
for batch in loader:
    loss(model(batch), frozen(batch)).backward()
    optimizer.step()


# %%
def train(net, loader):
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    teacher = export(net, (x,)).module()  # errata: hit
    for x in loader:
        loss(teacher(x), net(x)).backward()
        opt.step()


# %%
adam = torch.optim.Adam(net.parameters())
snapshot = torch.export.export(net, args=(x,)).module()
net(x).sum().backward()
adam.step()  # errata: hit
print(snapshot(x))

# %%
old = export(model, (x,)).module()
model.load_state_dict(torch.load("new.pt"))  # errata: hit
print((old(x) - model(x)).abs().max())

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
frozen = torch.export.export(copy.deepcopy(model), (x,)).module()  # errata: ok
loss(model(x)).backward()
optimizer.step()  # errata: ok
frozen(x)

# %%
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loss(model(x)).backward()
optimizer.step()  # errata: ok
frozen = torch.export.export(model, (x,)).module()  # errata: ok
frozen(x)

# %%
optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
frozen = torch.export.export(model, (x,)).module()  # errata: ok
loss(head(model(x))).backward()
optimizer.step()  # errata: ok
frozen(x)

# %%
program = export(model, (x,)).module()  # errata: ok
assert torch.allclose(program(x), model(x))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in loader:
    loss(model(batch)).backward()
    optimizer.step()  # errata: ok

# %%
run = export(model, (x,)).module()  # errata: ok
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in loader:
    loss(run(batch)).backward()
    optimizer.step()  # errata: ok

# %%
frozen = torch.export.export(model.eval(), (x,)).module()
model.load_state_dict(torch.load("better.pt"))  # errata: hit
print((model(x) - frozen(x)).abs().max())
