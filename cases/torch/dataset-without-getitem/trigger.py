from torch.utils.data import Dataset, IterableDataset


class A(Dataset):  # errata: hit
    def __len__(self):
        return 3

    def __getitem(self, index):
        return index


class B(Dataset):  # errata: hit
    def _getitem_(self, index):
        return index


class C(Dataset):  # errata: hit
    def __get_item__(self, index):
        return index


class D(Dataset):  # errata: ok
    def __getitem__(self, index):
        return index


class E(IterableDataset):  # errata: ok
    def __iter__(self):
        return iter(range(3))


class F(Dataset):  # errata: ok
    def getitem(self, index):
        return index

    def __getitem__(self, index):
        return self.getitem(index)
