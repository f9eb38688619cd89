from mindspore import nn


# %%
class Net(nn.Cell):
    def power(self, x):
        return x * self.power(x)  # errata: hit


# %%
class Loop(nn.Cell):
    def construct(self, x):
        x = self.layer(x)
        return self.construct(x)  # errata: hit


# %%
class Tree(nn.Cell):
    def visit(self, node, depth):
        left = self.visit(node, depth + 1)  # errata: hit
        return left


# %%
class Net(nn.Cell):
    def power(self, x, n):
        if n == 0:
            return x
        return x * self.power(x, n - 1)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.layer(x)  # errata: ok


# %%
class Net(nn.Cell):
    def power(self, x, n):
        return x if n == 0 else x * self.power(x, n - 1)  # errata: ok


# %%
class Net(nn.Cell):
    def load(self, rows):
        for row in rows:
            self.load(row.children)  # errata: ok


# %%
class Tree(nn.Cell):
    def size(self, node):
        return 1 + sum(self.size(child) for child in node.children)  # errata: ok


# %%
class Tree(nn.Cell):
    def names(self, node):
        return {child.name: self.names(child) for child in node.children}  # errata: ok


# %%
class Tree(nn.Cell):
    def walk(self, node):
        return list(map(lambda child: self.walk(child), node.children))  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.layer(x)
        return self.layer.construct(x)  # errata: ok


# %%
class Tree(nn.Cell):
    def names(self, node):
        return {self.names(child) for child in node.children}  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        out = self.construct(x)  # errata: hit
        return list(out)


# %%
class Unet(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 3, 3)

    def conv(self, x):
        return self.conv(x)  # errata: hit


# %%
class Wrapper(nn.Cell):
    def encode(self, x):
        return self.net.encode(x)  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return super().construct(x)  # errata: ok


# %%
class Net(nn.Cell):
    def collect(self, node):
        with self.lock:
            assert node.depth < 10
            return [self.collect(child) for child in node]  # errata: ok


# %%
class Unrolled(nn.Cell):
    def unroll(self, h, steps):
        return self.unroll(self.cell(h), steps - 1)  # errata: hit

    def construct(self, x):
        return self.unroll(x, 5)


net = Unrolled()
for x in loader:
    net(x)

# %%
import mindspore as ms


@ms.jit
def factorial(x, n):
    return n * factorial(x, n - 1)  # errata: hit


# %%
import mindspore as ms


@ms.jit
def power(x, n):
    return x if n < 2 else x * power(x, n - 1)  # errata: ok
