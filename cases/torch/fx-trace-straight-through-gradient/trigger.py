import torch
import torch.fx
from torch import fx
from torch.fx import symbolic_trace


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: hit


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
class Block(torch.nn.Module):
    def forward(self, x):
        return SignSTE.apply(self.layer(x), 8)  # errata: hit


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def forward(self, x):
        return self.block(x)


net = Net()
traced = symbolic_trace(net)
optimizer = torch.optim.SGD(traced.parameters(), lr=0.1)


# %%
class Adversary(torch.nn.Module):
    def forward(self, x):
        return self.head(Reverse.apply(self.body(x), 0.1))  # errata: hit


model = fx.symbolic_trace(Adversary())
for x, y in data:
    loss = torch.nn.functional.cross_entropy(model(x), y)
    loss.backward()


# %%
class SignOfOne(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.sign()

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * (x.abs() < 1)


class Net(torch.nn.Module):
    def forward(self, x):
        return SignOfOne.apply(x)  # errata: hit


traced = symbolic_trace(Net())
traced(x).sum().backward()


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return torch.round(x)  # errata: ok


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
@torch.fx.wrap
def rounded(x):
    return Round.apply(x)


class Net(torch.nn.Module):
    def forward(self, x):
        return rounded(x)  # errata: ok


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: ok


model = Net()
model(x).sum().backward()
print(torch.fx.symbolic_trace(model).code)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return Round.apply(x)  # errata: ok


model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
deployed = symbolic_trace(model)
torch.testing.assert_close(deployed(x), model(x))


# %%
fx.wrap("rounded")


def rounded(x):
    return Round.apply(x)


class Net(torch.nn.Module):
    def forward(self, x):
        return rounded(x)  # errata: ok


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
class SwishFunction(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * torch.sigmoid(x)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        gate = torch.sigmoid(x)
        return gradient * gate * (1 + x * (1 - gate))


class Net(torch.nn.Module):
    def forward(self, x):
        return SwishFunction.apply(x)  # errata: ok


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
class MyReLU(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.clamp(min=0)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * (x > 0)


class Net(torch.nn.Module):
    def forward(self, x):
        return MyReLU.apply(self.layer(x))  # errata: ok


traced = torch.fx.symbolic_trace(Net())
optimizer = torch.optim.SGD(traced.parameters(), lr=0.1)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return Scale.apply(x, 2.0)  # errata: ok


traced = torch.fx.symbolic_trace(Net())
traced(x).sum().backward()


# %%
class Student(torch.nn.Module):
    def forward(self, x):
        return x * Round.apply(self.weight)  # errata: ok


student = Student()
optimizer = torch.optim.SGD(student.parameters(), lr=0.1)
student(x).sum().backward()
deployed = torch.fx.symbolic_trace(student)
print(sum(each.numel() for each in deployed.parameters()))
