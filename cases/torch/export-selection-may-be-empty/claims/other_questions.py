# releases: >=2.5
"""`> 0` and `len()` of a selection are refused in an export as well."""

import torch


class More(torch.nn.Module):
    """Ask whether there is a row."""

    def forward(self, x):
        kept = x[x > 0]
        if kept.shape[0] > 0:
            return kept.sum()
        return x.sum()


class Length(torch.nn.Module):
    """Ask for the length."""

    def forward(self, x):
        kept = x[x > 0]
        if len(kept) == 0:
            return x.sum()
        return kept.sum()


for model in (More(), Length()):
    try:
        torch.export.export(model, (torch.tensor([1.0, 3.0]),))
    except Exception as error:
        assert "from data-dependent expression u0" in str(error) or "on data-dependent expression" in str(error), error
    else:
        raise AssertionError("nothing was raised")
