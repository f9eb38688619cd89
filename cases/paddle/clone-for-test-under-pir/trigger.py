import os

import paddle
from paddle import static

# %%
test_program = paddle.static.default_main_program().clone(for_test=True)  # errata: hit

# %%
main = static.Program()
with static.program_guard(main):
    evaluation = main.clone(for_test=True)  # errata: hit


# %%
class Trainer:
    def __init__(self, program):
        self.program = program
        self.copy = self.program.clone(for_test=False)  # errata: hit


# %%
program = static.default_main_program()
evaluation = program.clone(True)  # errata: hit

# %%
copy = static.Program().clone()  # errata: ok

# %%
weights = paddle.ones([2]).clone()  # errata: ok

# %%
os.environ["FLAGS_enable_pir_api"] = "0"
test_program = paddle.static.default_main_program().clone(for_test=True)  # errata: ok

# %%
class Pipeline:
    def __init__(self, steps, for_test=False):
        self.steps, self.for_test = steps, for_test

    def clone(self, for_test=False):
        return Pipeline(list(self.steps), for_test)


test = Pipeline([paddle.nn.ReLU()]).clone(for_test=True)  # errata: ok
