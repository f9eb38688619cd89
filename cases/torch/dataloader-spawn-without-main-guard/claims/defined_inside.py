"""A Dataset of a class that a function defines cannot be sent to a worker that is spawned."""

from torch.utils.data import DataLoader, Dataset


def main():
    """Load from a class of its own."""

    class Numbers(Dataset):
        def __len__(self):
            return 2

        def __getitem__(self, index):
            return index

    try:
        next(iter(DataLoader(Numbers(), num_workers=1, multiprocessing_context="spawn")))
    except Exception as error:  # AttributeError, or PicklingError from Python 3.12 on
        assert "local object" in str(error)
    else:
        raise AssertionError("nothing was raised")


if __name__ == "__main__":
    main()
