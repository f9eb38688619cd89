import paddle
import paddle.nn as nn
import paddle.nn.functional as F

# %%
loss = F.cross_entropy(F.softmax(logits), labels)  # errata: hit

# %%
loss = F.cross_entropy(input=F.softmax(model(x), axis=-1), label=labels)  # errata: hit

# %%
def train_step(model, x, labels):
    predictions = F.softmax(model(x))
    return F.cross_entropy(predictions, labels)  # errata: hit


# %%
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 3), nn.Softmax(axis=-1))  # errata: hit
criterion = nn.CrossEntropyLoss()

# %%
loss = nn.CrossEntropyLoss()(F.softmax(logits), labels)  # errata: hit
other = F.softmax_with_cross_entropy(nn.Softmax()(logits), labels)  # errata: hit


# %%
criterion = nn.CrossEntropyLoss()


def step(model, x, labels):
    probabilities = F.softmax(model(x), axis=1)
    return criterion(probabilities, labels)  # errata: hit


def right(model, x, labels):
    return criterion(model(x), labels)  # errata: ok


# %%
model = nn.Sequential(nn.Linear(8, 3), nn.Softmax())  # errata: ok
criterion = nn.CrossEntropyLoss(use_softmax=False)

# %%
gate = nn.Sequential(nn.Linear(8, 3), nn.Softmax(), nn.Linear(3, 3))  # errata: ok
criterion = nn.CrossEntropyLoss()

# %%
loss = F.cross_entropy(logits, labels)  # errata: ok
probabilities = F.softmax(logits)

# %%
loss = F.cross_entropy(F.softmax(logits), labels, use_softmax=False)  # errata: ok

# %%
loss = F.nll_loss(paddle.log(F.softmax(logits)), labels)  # errata: ok

# %%
loss = F.cross_entropy(logits, F.softmax(teacher), soft_label=True)  # errata: ok

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 3)

    def forward(self, x):
        return F.softmax(self.fc(x), axis=-1)


model = Net()
scores = model(x)
loss = F.cross_entropy(scores, labels)  # errata: hit


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 3)

    def forward(self, x):
        x = self.fc(x)
        if self.training:
            return x
        return F.softmax(x)


model = Net()
loss = F.cross_entropy(model(x), labels)  # errata: ok


# %%
class Gate(nn.Layer):
    def forward(self, x):
        return F.softmax(x)


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.gate, self.fc = Gate(), nn.Linear(8, 3)

    def forward(self, x):
        return self.fc(x * self.gate(x))


model = Net()
loss = F.cross_entropy(model(x), labels)  # errata: ok
