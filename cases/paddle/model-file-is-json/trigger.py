import os

import paddle
from paddle.inference import Config

# %%
config = paddle.inference.Config(prefix + ".pdmodel", prefix + ".pdiparams")  # errata: hit

# %%
config = Config(os.path.join(folder, "inference.pdmodel"), os.path.join(folder, "inference.pdiparams"))  # errata: hit

# %%
config = Config("model.pdmodel", "model.pdiparams")  # errata: hit

# %%
model_file = f"{folder}/inference.pdmodel"
config = Config(model_file, params_file)  # errata: hit

# %%
config = Config(folder + "/inference.pdmodel", folder + "/inference.pdiparams")  # errata: hit

# %%
config = Config(prefix + ".json", prefix + ".pdiparams")  # errata: ok

# %%
config = Config(folder, "inference")  # errata: ok

# %%
config = Config(prefix)  # errata: ok

# %%
name = prefix + ".pdmodel" if old else prefix + ".json"
config = Config(name, prefix + ".pdiparams")  # errata: ok
