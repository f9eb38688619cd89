import paddle
from paddle import nn


# %%
class Net(nn.Layer):
    def forward(self, x):
        return self.fc(x.reshape([x.size(0), -1]))  # errata: hit


# %%
class Net(nn.Layer):
    def forward(self, q, k):
        batch = q.size(0)  # errata: hit
        b, t, c = k.size()  # errata: hit
        return q.reshape([batch, t, c])


# %%
class Net(nn.Layer):
    def forward(self, x):
        return self.fc(x.reshape([x.shape[0], -1])) * x.size  # errata: ok


# %%
class Net(nn.Layer):
    def forward(self, x):
        return self.fc(x.flatten(1))  # errata: ok


# %%
def info(group):
    return group.size()  # errata: ok
