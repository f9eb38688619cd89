"""The same method is refused the second time as another is, and `multiprocessing` and `torch.multiprocessing` share the setting."""

import multiprocessing

import torch.multiprocessing as mp

mp.set_start_method("spawn", force=True)
for module in (mp, multiprocessing):
    assert module.get_start_method() == "spawn"
    for method in ("spawn", "fork"):
        try:
            module.set_start_method(method)
        except RuntimeError as error:
            assert str(error) == "context has already been set"
        else:
            raise AssertionError("nothing was raised")
