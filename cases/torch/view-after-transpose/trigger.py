import torch

# %%
def accuracy(output, target, topk=(1, 5)):
    _, pred = output.topk(max(topk), 1, True, True)
    pred = pred.t()
    correct = pred.eq(target.view(1, -1).expand_as(pred))
    return [correct[:k].view(-1).float().sum(0) for k in topk]  # errata: hit

# %%
joined = values.transpose(1, 2).view(2, 5, -1)  # errata: hit

# %%
x = x.permute(0, 2, 3, 1)
flat = x.view(x.size(0), -1)  # errata: hit

# %%
x = x.permute(0, 2, 3, 1).contiguous()
flat = x.view(x.size(0), -1)  # errata: ok

# %%
bits = values.t().view(torch.int32)  # errata: ok

# %%
def accuracy(output, target):
    _, pred = output.topk(5, 1, True, True)
    pred = pred.t()
    correct = pred.eq(target.view(1, -1).expand_as(pred))
    return correct[:5].reshape(-1).float().sum(0)  # errata: ok

# %%
def accuracy(output, target):
    _, pred = output.topk(5)
    correct = pred.eq(target)
    return correct[:5].view(-1)  # errata: ok

# %%
heads = x.view(2, -1, 4, 8).transpose(1, 2)  # errata: ok
