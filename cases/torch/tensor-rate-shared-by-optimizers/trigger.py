import torch
from torch.optim.lr_scheduler import ExponentialLR, LambdaLR, StepLR

# %%
rate = torch.tensor(0.1)
actor = torch.optim.Adam(policy.parameters(), lr=rate)
critic = torch.optim.Adam(value.parameters(), lr=rate)  # errata: hit
schedulers = [ExponentialLR(actor, 0.9), ExponentialLR(critic, 0.9)]


# %%
def optimizers(first, second):
    rate = torch.tensor(1e-3)
    one = torch.optim.SGD(first, lr=rate, momentum=0.9)
    two = torch.optim.AdamW(second, lr=rate)  # errata: hit
    return one, two, StepLR(one, 10)


# %%
rate = torch.tensor(0.1)
optimizers = [torch.optim.AdamW(model.parameters(), lr=rate) for model in models]  # errata: hit
schedulers = [StepLR(optimizer, 10) for optimizer in optimizers]

# %%
rate = torch.tensor(0.1)
actor = torch.optim.Adam(policy.parameters(), lr=rate.clone())
critic = torch.optim.Adam(value.parameters(), lr=rate.clone())  # errata: ok
schedulers = [ExponentialLR(actor, 0.9), ExponentialLR(critic, 0.9)]

# %%
rate = 0.1
actor = torch.optim.Adam(policy.parameters(), lr=rate)
critic = torch.optim.Adam(value.parameters(), lr=rate)  # errata: ok
schedulers = [ExponentialLR(actor, 0.9), ExponentialLR(critic, 0.9)]

# %%
rate = torch.tensor(0.1)
actor = torch.optim.Adam(policy.parameters(), lr=rate)
critic = torch.optim.Adam(value.parameters(), lr=rate)  # errata: ok

# %%
optimizer = torch.optim.Adam(model.parameters(), lr=torch.tensor(0.1))  # errata: ok
scheduler = ExponentialLR(optimizer, 0.9)

# %%
class Gan:
    def __init__(self, g, d):
        rate = torch.as_tensor(1e-3)
        self.g_opt = torch.optim.AdamW(g.parameters(), rate)
        self.d_opt = torch.optim.AdamW(d.parameters(), rate)  # errata: hit
        self.g_sched = StepLR(self.g_opt, step_size=1)
        self.d_sched = StepLR(self.d_opt, step_size=1)

# %%
rate = torch.tensor(0.1)
actor = torch.optim.Adam(policy.parameters(), rate)
critic = torch.optim.Adam(value.parameters(), rate)  # errata: ok
schedulers = [LambdaLR(actor, decay), LambdaLR(critic, decay)]

# %%
optimizers = [torch.optim.AdamW(model.parameters(), lr=torch.tensor(0.1)) for model in models]  # errata: ok
schedulers = [StepLR(optimizer, 10) for optimizer in optimizers]

# %%
actor = torch.optim.Adam(policy.parameters(), lr=torch.tensor(0.1))
critic = torch.optim.Adam(value.parameters(), lr=torch.tensor(0.1))  # errata: ok
schedulers = [ExponentialLR(actor, 0.9), ExponentialLR(critic, 0.9)]

# %%
actor = torch.optim.SGD(policy.parameters(), torch.tensor(0.1))
critic = torch.optim.SGD(value.parameters(), torch.tensor(0.1))  # errata: ok
schedulers = [ExponentialLR(actor, 0.9), ExponentialLR(critic, 0.9)]
