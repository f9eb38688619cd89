from paddle.inference import Config, create_predictor

# %%
predictor = create_predictor(Config("a.json", "a.pdiparams"))
out = predictor.get_output_handle("y")
values = out.copy_to_cpu()  # errata: hit


# %%
def load():
    return create_predictor(Config("a.json", "a.pdiparams"))


def fetch(predictor):
    handle = predictor.get_output_handle(predictor.get_output_names()[0])
    return handle.copy_to_cpu()  # errata: hit


# %%
class Model:
    def __init__(self):
        self.predictor = create_predictor(Config("a.json", "a.pdiparams"))

    def __call__(self, x):
        self.predictor.get_input_handle("x").copy_from_cpu(x)
        score = self.predictor.get_output_handle("y")
        return score.copy_to_cpu().mean()  # errata: hit


# %%
predictor = create_predictor(Config("a.json", "a.pdiparams"))
predictor.run()
out = predictor.get_output_handle("y")
values = out.copy_to_cpu()  # errata: ok


# %%
def fetch(predictor):
    handle = predictor.get_output_handle("y")
    return handle.copy_to_cpu()  # errata: ok


# %%
predictor = create_predictor(Config("a.json", "a.pdiparams"))
outputs = predictor.run([x])
values = outputs[0].copy_to_cpu()  # errata: ok


# %%
class Model:
    def __init__(self):
        self.predictor = create_predictor(Config("a.json", "a.pdiparams"))
        self.out = self.predictor.get_output_handle("y")

    def __call__(self, x):
        self.predictor.run()
        return self.out.copy_to_cpu()  # errata: ok


# %%
predictor = create_predictor(Config("a.json", "a.pdiparams"))
out = predictor.get_output_handle("y")
run_all(predictor)
values = out.copy_to_cpu()  # errata: ok

# %%
import numpy as np

predictor = create_predictor(Config("m.json", "m.pdiparams"))
run = predictor.run
predictor.get_input_handle("x").copy_from_cpu(np.zeros((1, 4), "float32"))
out = predictor.get_output_handle("y")
run()
print(out.copy_to_cpu())  # errata: ok
