import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: hit
            x = self.frozen(x)
        return x


program = torch.export.export(Net(), (x,)).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: hit
            x = x * 2
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False).module()
program(x).sum().backward()

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        from torch import no_grad
        with no_grad():  # errata: hit
            x = x + 1
        return x


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def forward(self, x):
        return self.block(x)


net = Net()
program = torch.export.export(net, (x,), dynamic_shapes=shapes).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = self.frozen(x).detach()  # errata: ok
        return x


program = torch.export.export(Net(), (x,)).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: ok
            x = self.frozen(x)
        return x

# %%
net = Net()
with torch.no_grad():  # errata: ok
    y = net(x).numpy()  # errata: ok


# %%
class Served(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: ok
            features = self.encoder(x)
        return self.head(features)


torch.export.save(export(Served().eval(), (x,)), "served.pt2")


# %%
class Detached(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: ok
            features = self.encoder(x)
        return self.head(features.detach())


program = export(Detached(), (x,)).module()
program(x).sum().backward()


# %%
class Frozen(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 8).requires_grad_(False)
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        with torch.no_grad():  # errata: ok
            features = self.encoder(x)
        return self.head(features)


program = export(Frozen(), (x,)).module()
program(x).sum().backward()


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return self.head(self.encoder(x).detach())

    @torch.no_grad()  # errata: ok
    def predict(self, x):
        return self(x).argmax(1)


program = export(Net(), (x,)).module()
program(x).sum().backward()

# %%
class Tuned(torch.nn.Module):
    def forward(self, x):
        with torch.no_grad():  # errata: ok
            features = self.encoder(x)
        return self.head(features)


model = Tuned()
for x in batches:
    model(x).square().mean().backward()
    optimizer.step()
torch.export.save(export(model.eval(), (x,)), "tuned.pt2")
