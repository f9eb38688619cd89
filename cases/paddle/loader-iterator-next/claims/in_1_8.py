# releases: <2
"""The iterators of a loader have a method next, with workers and without."""

from paddle.fluid.dataloader import dataloader_iter

for name in ("_DataLoaderIterSingleProcess", "_DataLoaderIterMultiProcess"):
    assert callable(getattr(dataloader_iter, name).next)
