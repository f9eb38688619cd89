import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        kept = x[x > 0]
        if kept.numel() == 0:  # errata: hit
            return x
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        rows = torch.nonzero(x)
        if len(rows) == 0:  # errata: hit
            return x
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        kept = x[x != 0]
        if kept.shape[0] == 0:  # errata: hit
            return x
        return x


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def forward(self, x):
        return self.block(x)


net = Net()
program = torch.export.export(net, (x,), dynamic_shapes=shapes)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.numel() == 0:  # errata: ok
            return x
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        kept = x[:3]
        if len(kept) == 0:  # errata: ok
            return x
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        kept = x[x > 0]
        if kept.numel() == 0:  # errata: ok
            return x
        return x

# %%
class Net(torch.nn.Module):
    def forward(self, boxes, scores):
        kept = boxes[scores > 0.5]
        if kept.shape[0] > 0:  # errata: hit
            boxes = kept
        return boxes.sum()


program = export(Net(), (boxes, scores))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        kept = x[x > 0]
        return torch.cond(kept.numel() == 0, zero, mean, (x,))  # errata: ok


program = export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if not torch.compiler.is_exporting():
            kept = x[x > 0]
            if len(kept) == 0:  # errata: ok
                return x
        return x


program = export(Net(), (x,))
