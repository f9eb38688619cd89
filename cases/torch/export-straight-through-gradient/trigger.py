import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Round.apply(x)  # errata: hit
        return x


program = torch.export.export(Net(), (x,)).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Quantise.apply(x, 8)  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False).module()
program(x).sum().backward()

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        x = SignSTE.apply(self.layer(x))  # errata: hit
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
        x = torch.round(x)  # errata: ok
        return x


program = torch.export.export(Net(), (x,)).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = self.apply(x)  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False).module()
program(x).sum().backward()

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = Round.apply(x)  # errata: ok
        return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return x * Round.apply(self.weight)  # errata: ok


model = Net()
model(x).sum().backward()
torch.export.save(export(model, (x,)), "rounded.pt2")


# %%
class Exp(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, grad):
        (y,) = ctx.saved_tensors
        return grad * y


class Net(torch.nn.Module):
    def forward(self, x):
        return Exp.apply(x)  # errata: ok


program = export(Net(), (x,)).module()
program(x).sum().backward()


# %%
class Tuned(torch.nn.Module):
    def forward(self, x):
        return self.head(Reverse.apply(self.body(x), 0.1))  # errata: hit


tuned = export(Tuned(), (x,)).module()
optimizer = torch.optim.SGD(tuned.parameters(), lr=0.1)


# %%
class Learner(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: hit


program = export(Learner(), (x,))
learner = program.module()
for x, y in data:
    loss = torch.nn.functional.mse_loss(learner(x), y)
    loss.backward()

# %%
class Trained(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: ok


model = Trained()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in data:
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
deployed = export(model, (x,)).module()
torch.testing.assert_close(deployed(x), model(x))


# %%
class Clipped(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.sign(x)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * (x.abs() <= 1)


class Binary(torch.nn.Module):
    def forward(self, x):
        return Clipped.apply(x)  # errata: hit


program = export(Binary(), (x,)).module()
program(x).sum().backward()


# %%
class Clipped(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.round()

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * (x.abs() <= 1)


clipped = Clipped.apply


class Binary(torch.nn.Module):
    def forward(self, x):
        return clipped(x)  # errata: hit


student = export(Binary(), (x,)).module()
optimizer = torch.optim.Adam(student.parameters(), lr=1e-3)


# %%
class Clipped(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, scale):
        ctx.save_for_backward(x)
        return torch.floor(x / scale) * scale

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * (x.abs() <= 1), None


class Fine(torch.nn.Module):
    def forward(self, x):
        return Clipped.apply(x, 0.5)  # errata: hit


student = export(Fine(), (x,)).module()
loss = torch.nn.functional.mse_loss(student(x), y)
loss.backward()

# %%
straight = Round.apply


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.quantise = Round.apply

    def forward(self, x):
        return straight(self.quantise(x))  # errata: hit


program = export(Net(), (x,)).module()
program(x).sum().backward()


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: ok


program = export(Net().eval(), (x,)).module()
print(sum(p.numel() for p in program.parameters()))


# %%
class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


class Net(torch.nn.Module):
    def forward(self, x):
        return Double.apply(x)  # errata: ok


program = export(Net(), (x,)).module()
program(x).sum().backward()
