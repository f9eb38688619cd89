"""A lambda at module level is a PicklingError, "attribute lookup <lambda> on __main__ failed"."""

import pickle

from torch.utils.data import DataLoader

collate = lambda samples: samples  # noqa: E731

if __name__ == "__main__":
    loader = DataLoader(range(4), collate_fn=collate, num_workers=1, multiprocessing_context="spawn")
    try:
        iter(loader)
    except pickle.PicklingError as error:
        assert "attribute lookup <lambda> on __main__ failed" in str(error)
    else:
        raise AssertionError("nothing was raised")
