"""A wrapper's weights have the missing keys with `module.` or `_orig_mod.` before them as unexpected keys."""

import torch

model = torch.nn.Linear(2, 2)
wrapped = {
    "module.": torch.nn.DataParallel(model),
    "_orig_mod.": torch.compile(model, backend="eager") if hasattr(torch, "compile") else None,
}
for prefix, wrapper in wrapped.items():
    if wrapper is None:
        continue
    try:
        model.load_state_dict(wrapper.state_dict())
    except RuntimeError as error:
        assert 'Missing key(s) in state_dict: "weight", "bias".' in str(error)
        assert f'state_dict: "{prefix}weight", "{prefix}bias".' in str(error)
    else:
        raise AssertionError("nothing was raised")
