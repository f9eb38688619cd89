"""logging.Logger method not supported for non-export cases"""

import logging

import torch

logger = logging.getLogger("fit")


def fn(x):
    logger.info("sum")
    return x + 1


inputs = (torch.ones(3),)
