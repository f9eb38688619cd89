# releases: >=2.0
"""`OneHotOp` and `Cutout` have other names now, `transforms.OneHot` and `vision.CutOut`; where the old modules are there, they have no other class for users that is gone, but for RgbToBgr and two for Ascend."""

import importlib

import numpy as np
from mindspore.dataset import transforms, vision

assert not hasattr(transforms, "OneHotOp") and not hasattr(vision, "Cutout")
assert transforms.OneHot(3)(np.array(1)).tolist() == [0, 1, 0]
assert vision.CutOut(2)(np.full((8, 8, 3), 255, np.uint8)).shape == (8, 8, 3)
gone = set()
for kind, now in (("vision", vision), ("transforms", transforms)):
    for old in ("c_transforms", "py_transforms"):
        try:
            module = importlib.import_module(f"mindspore.dataset.{kind}.{old}")
        except ImportError:
            continue
        for name, each in vars(module).items():
            own = name[0].isupper() and isinstance(each, type) and each.__module__ == module.__name__
            if own and not name.endswith("Operation") and not name.startswith("SoftDvpp") and not hasattr(now, name):
                gone.add(name)
assert gone <= {"OneHotOp", "Cutout", "RgbToBgr"}, gone
