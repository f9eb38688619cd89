import mindspore as ms

# %%
import mindspore.dataset.vision.c_transforms as CV  # errata: hit

# %%
from mindspore.dataset.transforms import c_transforms  # errata: hit

# %%
import mindspore.dataset.vision.py_transforms as py_vision  # errata: hit

# %%
from mindspore import ms_function  # errata: hit

# %%
import mindspore.dataset.vision as CV  # errata: ok

# %%
from mindspore.dataset import transforms, vision  # errata: ok

# %%
try:
    from mindspore import jit
except ImportError:
    from mindspore import ms_function as jit  # errata: ok

# %%
from mindspore import jit  # errata: ok

# %%
import mindspore.dataset.vision.c_transforms  # errata: hit

# %%
from mindspore.dataset.vision.c_transforms import Resize

resize = Resize((4, 4))  # errata: hit

# %%
from mindspore.common.api import ms_function  # errata: hit

# %%
from mindspore.dataset.vision import Resize

resize = Resize((4, 4))  # errata: ok
