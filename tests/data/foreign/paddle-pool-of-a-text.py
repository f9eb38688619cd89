"""A pooling of images gets the features of a text."""

import paddle

paddle.nn.MaxPool2D(2)(paddle.zeros([4, 16, 50]))
