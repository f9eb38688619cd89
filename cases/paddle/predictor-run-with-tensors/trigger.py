import paddle
from paddle.inference import Config, create_predictor

# %%
predictor = create_predictor(config)
outputs = predictor.run([paddle.to_tensor(image)])  # errata: hit


# %%
def infer(config, tensors):
    engine = paddle.inference.create_predictor(config)
    return engine.run(tensors)  # errata: hit


# %%
class Server:
    def __init__(self, path):
        self.predictor = create_predictor(Config(path))

    def __call__(self, x):
        return self.predictor.run([x])[0]  # errata: hit


# %%
predictor = create_predictor(config)
predictor.get_input_handle("x").copy_from_cpu(image)
predictor.run()  # errata: ok

# %%
executor = paddle.static.Executor()
outputs = executor.run(program)  # errata: ok

# %%
outputs = pipeline.run([image])  # errata: ok
