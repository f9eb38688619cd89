"""Unsupported method call"""

import threading

import torch

event = threading.Event()


def fn(x):
    event.set()
    return x + 1


inputs = (torch.ones(3),)
