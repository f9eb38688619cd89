import mindspore as ms
from mindspore import nn
from mindspore.train import Model

# %%
model = Model(net, loss_fn, optimizer)
model.train(1, dataset)
print(model.eval(test_set))  # errata: hit


# %%
def main(net):
    model = ms.Model(net, loss_fn=nn.CrossEntropyLoss(), optimizer=nn.SGD(net.trainable_params(), 0.1))
    model.train(5, train_set, dataset_sink_mode=False)
    return model.eval(test_set, dataset_sink_mode=False)  # errata: hit


# %%
class Runner:
    def __init__(self, net):
        self.model = ms.train.Model(net, nn.MSELoss(), nn.Adam(net.trainable_params()))

    def test(self, data):
        return self.model.eval(data)  # errata: hit


# %%
model = Model(net, loss_fn, optimizer, metrics={"accuracy"})
print(model.eval(test_set))  # errata: ok

# %%
model = Model(net, loss_fn, optimizer)
model.train(1, dataset)  # errata: ok

# %%
model = ms.Model(net, loss_fn=loss_fn, optimizer=optimizer, metrics={"acc": nn.Accuracy()})
print(model.eval(test_set))  # errata: ok
