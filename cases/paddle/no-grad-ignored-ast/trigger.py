import paddle
from paddle import nn
from paddle.jit import to_static


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.frozen = nn.Linear(4, 3)
        self.head = nn.Linear(3, 1)

    def forward(self, x):
        with paddle.no_grad():
            x = self.frozen(x)  # errata: hit
        return self.head(x)


net = to_static(Net(), full_graph=True)


# %%
class Distill(nn.Layer):
    def __init__(self):
        super().__init__()
        self.teacher = Resnet()
        self.student = nn.Linear(4, 2)

    @to_static(full_graph=True)
    def forward(self, x):
        student = self.student(x)
        with paddle.no_grad():
            teacher = self.teacher(x)  # errata: hit
        return (student - teacher).square().mean()


# %%
from paddle import no_grad


class Net(nn.Layer):
    def __init__(self, frozen, head):
        super().__init__()
        self.frozen = frozen
        self.head = head

    def forward(self, x):
        with no_grad():
            x = self.frozen(x)  # errata: hit
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
    def __init__(self):
        super().__init__()
        self.frozen = nn.Linear(4, 3)
        self.head = nn.Linear(3, 1)

    def forward(self, x):
        with paddle.no_grad():
            x = self.frozen(x).detach()  # errata: ok
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


# %%
class Distill(nn.Layer):
    def __init__(self):
        super().__init__()
        self.teacher = nn.Linear(4, 2)
        self.student = nn.Linear(4, 2)
        for parameter in self.teacher.parameters():
            parameter.stop_gradient = True

    @to_static(full_graph=True)
    def forward(self, x):
        with paddle.no_grad():
            target = self.teacher(x)  # errata: ok
        return (self.student(x) - target).square().mean()


# %%
class Exported(nn.Layer):
    def __init__(self):
        super().__init__()
        self.backbone = nn.Linear(4, 2)

    def forward(self, x):
        with paddle.no_grad():
            return self.backbone(x)  # errata: ok


paddle.jit.save(to_static(Exported(), input_spec=[spec], full_graph=True), "model")


# %%
class Pointer(nn.Layer):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Linear(4, 4)

    def padding(self, x):
        return (x == 0).astype("float32")

    @to_static(full_graph=True)
    def forward(self, x):
        with paddle.no_grad():
            keep = 1.0 - self.padding(x)  # errata: ok
        return self.encoder(x) * keep
