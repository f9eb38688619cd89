import functools

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


# %%
def logged(function):
    @functools.wraps(function)
    def inner(*args):
        print(function.__name__)
        return function(*args)

    return inner


class Net(nn.Cell):
    @logged
    def construct(self, x):  # errata: hit
        return x


# %%
from functools import wraps


def timed(function):
    @wraps(function)
    def inner(*args, **kwargs):
        return function(*args, **kwargs)

    return inner


class Net(nn.Cell):
    @timed
    @checked
    def construct(self, x, mask=None):  # errata: hit
        return x


# %%
class Base(nn.Cell):
    pass


def times(factor):
    def decorate(function):
        @functools.wraps(function)
        def inner(self, x):
            return function(self, x) * factor

        return inner

    return decorate


class Child(Base):
    @times(2)
    def construct(self, x):  # errata: hit
        return x * 2


# %%
def doubled(function):
    def inner(self, x):
        return function(self, x) * 2

    return inner


class Net(nn.Cell):
    @doubled
    def construct(self, x):  # errata: ok
        return x


# %%
class Net(nn.Cell):
    @ms.jit
    def construct(self, x):  # errata: ok
        return x


# %%
from abc import abstractmethod


class Net(nn.Cell):
    @abstractmethod
    def construct(self, x):  # errata: ok
        return x


# %%
class Loss:
    @staticmethod
    def construct(logits):  # errata: ok
        return logits


# %%
class Net(nn.Cell):
    @staticmethod
    def construct(logits):  # errata: ok
        return logits


# %%
class Net(nn.Cell):
    @logged
    def prepare(self, x):  # errata: ok
        return x


# %%
def scaled(factor):
    def decorate(method):
        @functools.wraps(method)
        def inner(self, x):
            return method(self, x) * factor

        return inner

    return decorate


class Head(nn.Cell):
    @scaled(3.0)
    def construct(self, x):  # errata: hit
        return x * 2


# %%
def retried(fn):
    @functools.wraps(fn)
    def inner(*args):
        return fn(*args)

    return inner


def register(fn):
    fn.registered = True
    return fn


class Head(nn.Cell):
    @register
    def construct(self, x):  # errata: ok
        return x * 2

# %%
def scaled(factor):
    def decorate(function):
        @functools.wraps(function)
        def inner(*args):
            return function(*args) * factor

        return inner

    return decorate


@ms.jit
@scaled(0.5)
def loss(x):  # errata: hit
    return x.mean()


# %%
def timed(function):
    @functools.wraps(function)
    def inner(*args):
        return function(*args)

    return inner


@timed
@ms.jit
def loss(x):  # errata: ok
    return x.mean()
