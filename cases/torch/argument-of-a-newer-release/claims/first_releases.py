# releases: >=2.0
"""Each argument is accepted from this release on, of those that were measured: the table in the text."""

import os
import tempfile

import torch
from torch import nn
from torch.nn import functional as F

weight = torch.ones(2, 2, requires_grad=True)
heads = torch.ones(1, 2, 3, 4)
layer = nn.Linear(2, 2)
rows = [torch.ones(2), torch.ones(3)]
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "weights.pt")
    torch.save({"w": torch.ones(2)}, path)
    CALLS = {
        "AdamW(fused=)": ("2.0", lambda: torch.optim.AdamW([weight], fused=False)),
        "clip_grad_norm_(foreach=)": ("2.0", lambda: nn.utils.clip_grad_norm_([weight], 1.0, foreach=False)),
        "register_forward_hook(with_kwargs=)": ("2.0", lambda: layer.register_forward_hook(print, with_kwargs=True)),
        "MultiheadAttention(is_causal=)": (
            "2.0",
            lambda: nn.MultiheadAttention(4, 1)(*[torch.ones(2, 1, 4)] * 3, is_causal=False),
        ),
        "load_state_dict(assign=)": ("2.1", lambda: layer.load_state_dict(layer.state_dict(), assign=True)),
        "load(mmap=)": ("2.1", lambda: torch.load(path, mmap=True)["w"].sum()),
        "LayerNorm(bias=)": ("2.1", lambda: nn.LayerNorm(2, bias=False)),
        "scaled_dot_product_attention(scale=)": (
            "2.1",
            lambda: F.scaled_dot_product_attention(heads, heads, heads, scale=1.0),
        ),
        "normal_(generator=)": ("2.2", lambda: nn.init.normal_(torch.ones(2), generator=torch.Generator())),
        "SGD(fused=)": ("2.3", lambda: torch.optim.SGD([weight], lr=0.1, fused=False)),
        "pad_sequence(padding_side=)": ("2.5", lambda: nn.utils.rnn.pad_sequence(rows, padding_side="left")),
        "DataLoader(in_order=)": ("2.6", lambda: torch.utils.data.DataLoader(rows, in_order=False)),
        "BatchNorm2d(bias=)": ("2.12", lambda: nn.BatchNorm2d(2, bias=False)),
    }
    release = tuple(int(number) for number in torch.__version__.split(".")[:2])
    wrong = []
    for name, (first, call) in CALLS.items():
        try:
            call()
            accepted = True
        except (TypeError, AttributeError) as error:
            accepted = False
            words = ("unexpected keyword argument", "is an invalid keyword argument", "has no attribute 'scaled_dot")
            assert any(part in str(error) for part in words), (name, error)
        if accepted != (release >= tuple(map(int, first.split(".")))):
            wrong.append(name)
assert not wrong, wrong
