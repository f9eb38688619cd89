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

# %%
import torch.nn as nn


class Detector(nn.Module):
    def forward(self, boxes, scores):
        keep = torch.nonzero(scores > 0.5).squeeze(1)
        if keep.numel() == 0:  # errata: hit
            return boxes.sum(dim=0)
        return boxes[keep].mean(dim=0)


ep = export(Detector(), (torch.randn(5, 4), torch.rand(5)))

# %%
import torch.nn as nn


class MaskedLoss(nn.Module):
    def forward(self, pred, target):
        valid = target >= 0
        chosen = pred[valid]
        if chosen.shape[0] > 0:  # errata: hit
            return chosen.mean()
        return pred.new_zeros(())


program = torch.export.export(MaskedLoss(), (torch.randn(5), torch.tensor([1, -1, 0, 2, 3])))

# %%
import torch.nn as nn


class Slice(nn.Module):
    def forward(self, x):
        head = x[:3]
        if head.shape[0] == 0:  # errata: ok
            return x.sum()
        return head.mean()


program = torch.export.export(Slice(), (torch.randn(5),))

# %%
class Scores(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.head = torch.nn.Linear(4, 1)

    def forward(self, x):
        scores = self.head(x)
        kept = scores[scores > 0]
        if kept.numel() == 0:  # errata: hit
            return scores.sum() * 0
        return kept.mean()


program = torch.export.export(Scores(), (torch.randn(5, 4),))

# %%
class Masked(torch.nn.Module):
    def forward(self, x, mask):
        rows = mask.nonzero()
        if not rows.numel():  # errata: hit
            return x.sum()
        return x[rows].mean()


program = export(Masked(), (x, mask))

# %%
class Checked(torch.nn.Module):
    def forward(self, x):
        kept = x[x > 0]
        torch._check(kept.numel() > 0)
        if kept.numel() == 0:  # errata: ok
            return x.sum()
        return kept.mean()


program = export(Checked(), (x,))

# %%
class Masked(torch.nn.Module):
    def forward(self, x, mask):
        valid = x[mask]
        if len(valid) == 0:  # errata: hit
            return x.sum() * 0
        return valid.mean()


program = export(Masked(), (x, mask))
