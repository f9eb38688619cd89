import os

import paddle
from paddle import inference
from paddle.inference import Config

# %%
paddle.jit.save(net, prefix, input_spec=[spec])
config = paddle.inference.Config(prefix + ".pdmodel", prefix + ".pdiparams")  # errata: hit

# %%
paddle.jit.save(net, os.path.join(folder, "inference"))
model_file = os.path.join(folder, "inference.pdmodel")
config = Config(model_file, os.path.join(folder, "inference.pdiparams"))  # errata: hit

# %%
paddle.jit.save(net, "model", input_spec=[spec])
config = Config("model.pdmodel", "model.pdiparams")  # errata: hit


# %%
def export(net):
    paddle.jit.save(net, f"{folder}/inference")


def load():
    model_file = f"{folder}/inference.pdmodel"
    return Config(model_file, params_file)  # errata: hit


# %%
class Predictor:
    def __init__(self, net, prefix):
        paddle.jit.save(net, prefix, input_spec=[spec])
        config = inference.Config()
        config.set_model(f"{prefix}.pdmodel", f"{prefix}.pdiparams")  # errata: hit


# %%
paddle.jit.save(net, prefix, input_spec=[spec])
config = Config(prefix + ".json", prefix + ".pdiparams")  # errata: ok

# %%
paddle.jit.save(net, folder + "/inference", input_spec=[spec])
config = Config(folder, "inference")  # errata: ok

# %%
paddle.jit.save(net, prefix)
name = prefix + ".pdmodel" if old else prefix + ".json"
config = Config(name, prefix + ".pdiparams")  # errata: ok

# %%
folder = download("ocr_v3_infer.tar")  # exported with 2.4
model_file = os.path.join(folder, "inference.pdmodel")
config = Config(model_file, os.path.join(folder, "inference.pdiparams"))  # errata: ok

# %%
paddle.jit.save(net, prefix, input_spec=[spec])
if os.path.exists(f"{prefix}.pdmodel"):
    config = Config(f"{prefix}.pdmodel", f"{prefix}.pdiparams")  # errata: ok
else:
    config = Config(f"{prefix}.json", f"{prefix}.pdiparams")

# %%
os.environ["FLAGS_enable_pir_api"] = "0"
paddle.jit.save(net, prefix, input_spec=[spec])
config = Config(prefix + ".pdmodel", prefix + ".pdiparams")  # errata: ok
