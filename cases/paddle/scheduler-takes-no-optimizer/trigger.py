import paddle
from paddle.optimizer import lr
from paddle.optimizer.lr import StepDecay

# %%
opt = paddle.optimizer.Adam(learning_rate=0.1, parameters=net.parameters())
schedule = paddle.optimizer.lr.CosineAnnealingDecay(opt, T_max=10)  # errata: hit


# %%
class Trainer:
    def __init__(self, net):
        self.optimizer = paddle.optimizer.SGD(0.1, parameters=net.parameters())
        self.schedule = StepDecay(self.optimizer, step_size=30, gamma=0.1)  # errata: hit


# %%
def make(net):
    optimizer = paddle.optimizer.Momentum(0.1, parameters=net.parameters())
    return optimizer, lr.MultiStepDecay(optimizer, milestones=[30, 60])  # errata: hit


# %%
schedule = StepDecay(0.1, step_size=30)  # errata: ok
opt = paddle.optimizer.Adam(learning_rate=schedule, parameters=net.parameters())  # errata: ok

# %%
opt = paddle.optimizer.Adam(learning_rate=0.1, parameters=net.parameters())
schedule = StepDecay(opt.get_lr(), step_size=30)  # errata: ok
warm = lr.LinearWarmup(schedule, 10, 0.0, 0.1)  # errata: ok
