import logging

import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    logger.info("shape %s", x.shape)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.logger.debug(x)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    logging.warning("negative")  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = self.log_prob(x)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        logits = torch.log(x)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    logger.info("shape %s", x.shape)  # errata: ok
    return x

# %%
def f(x, y):
    self.logger.debug(x)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    LOGGER.critical("loss %s", y)  # errata: hit
    return x

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if not torch.compiler.is_dynamo_compiling():
        logger.info("shape %s", x.shape)  # errata: ok
    return x

# %%
torch._dynamo.config.ignore_logger_methods = {logging.Logger.info}


@torch.compile(fullgraph=True)
def step(x, y):
    logger.info("shape %s", x.shape)  # errata: ok
    return x

# %%
torch._dynamo.config.reorderable_logging_functions.add(logging.Logger.info)


@torch.compile(fullgraph=True)
def step(x, y):
    logger.info("shape %s", x.shape)  # errata: ok
    return x

# %%
class Recorder:
    def info(self, text):
        self.lines.append(text)


logger = Recorder()


@torch.compile(fullgraph=True)
def step(x):
    logger.info("step")  # errata: ok
    return x * 2


# %%
log = logging.getLogger("model")


@torch.compile(fullgraph=True)
def step(x, config):
    if config.verbose:
        log.info("step")  # errata: ok
    return x * 2


# %%
@torch.compile(fullgraph=True)
def step(x):
    logging.getLogger("step").info("step")  # errata: hit
    return x * 2
