from torch import nn


class A(nn.Module):  # errata: hit
    def _init_(self, classes):
        self.classes = classes


class B(nn.Module):  # errata: hit
    def __int__(self, classes):
        self.classes = classes


class C(nn.Module):  # errata: hit
    def __inti__(self):
        self.layer = nn.Linear(1, 1)


class D(nn.Module):  # errata: ok
    def __init__(self, classes):
        super().__init__()
        self.classes = classes


class E(nn.Module):  # errata: ok
    def __init__(self):
        super().__init__()
        self._init_weights()

    def _init_weights(self):
        pass


class F:  # errata: ok
    def __int__(self):
        return 3
