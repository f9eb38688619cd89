import paddle
from paddle.optimizer import lr

# %%
schedule = paddle.optimizer.lr.StepDecay(0.1, 10)
optimizer = paddle.optimizer.SGD(schedule, parameters=model.parameters())
optimizer.set_lr(0.01)  # errata: hit

# %%
warm = lr.LinearWarmup(0.1, 10, 0.0, 0.1)
adam = paddle.optimizer.AdamW(parameters=model.parameters(), learning_rate=warm)
for group in range(3):
    adam.set_lr(adam.get_lr() * 0.5)  # errata: hit


# %%
class Trainer:
    def __init__(self, model):
        self.optimizer = paddle.optimizer.Momentum(lr.CosineAnnealingDecay(0.1, 100), parameters=model.parameters())

    def fine_tune(self):
        self.optimizer.set_lr(0.001)  # errata: hit


# %%
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
optimizer.set_lr(0.01)  # errata: ok

# %%
schedule = paddle.optimizer.lr.StepDecay(0.1, 10)
optimizer = paddle.optimizer.SGD(schedule, parameters=model.parameters())
optimizer.set_lr_scheduler(paddle.optimizer.lr.StepDecay(0.01, 10))  # errata: ok

# %%
optimizer = paddle.optimizer.Adam(learning_rate=1e-3, parameters=model.parameters())
for epoch in range(3):
    optimizer.set_lr(1e-3 * 0.9**epoch)  # errata: ok
