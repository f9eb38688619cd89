import paddle
from paddle import nn
from paddle.jit import to_static

# %%
class Net(nn.Layer):
    def forward(self, x):
        with paddle.no_grad():  # errata: hit
            x = self.frozen(x)
        return self.head(x)


net = to_static(Net(), full_graph=True)

# %%
class Distill(nn.Layer):
    @to_static(full_graph=True)
    def forward(self, x):
        student = self.student(x)
        with paddle.no_grad():  # errata: hit
            teacher = self.teacher(x)
        return (student - teacher).square().mean()

# %%
from paddle import no_grad


class Net(nn.Layer):
    def forward(self, x):
        with no_grad():  # errata: hit
            x = self.frozen(x)
        return self.head(x)


net = to_static(Net(), full_graph=True)

# %%
class Net(nn.Layer):
    @paddle.no_grad()
    def features(self, x):
        return self.backbone(x)

    def forward(self, x):
        return self.head(self.features(x))  # errata: hit


net = to_static(Net(), full_graph=True)

# %%
class Net(nn.Layer):
    def forward(self, x):
        x = self.frozen(x).detach()  # errata: ok
        return self.head(x)


net = to_static(Net(), full_graph=True)

# %%
class Net(nn.Layer):
    def forward(self, x):
        with paddle.no_grad():  # errata: ok
            x = self.frozen(x).detach()
        return self.head(x)


net = to_static(Net(), full_graph=True)

# %%
@to_static(full_graph=True)
def step(x, y):
    with paddle.amp.auto_cast():  # errata: ok
        x = x * 2
    return x

# %%
class Net(nn.Layer):
    @paddle.no_grad()
    def predict(self, x):
        return self.forward(x).argmax(-1)

    def forward(self, x):
        return self.head(self.backbone(x))  # errata: ok


net = to_static(Net(), full_graph=True)
net.predict(x)

# %%
def plain(x, y):
    with paddle.no_grad():  # errata: ok
        x = x * 2
    return x


@to_static(full_graph=True)
def other(x):
    return x
