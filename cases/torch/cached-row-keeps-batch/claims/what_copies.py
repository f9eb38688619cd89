# releases: >=2.0
"""`detach()`, slices, `view`, `expand` and `unbind` do not copy; an index list does."""

import torch

h = torch.randn(4, 197, 32)
views = [h[:, 0].detach(), h[:, 0:1], h.view(-1)[:3], h[:1, :1].expand(4, 2, 32), h.unbind(1)[0]]
for view in views:
    assert view.untyped_storage().data_ptr() == h.untyped_storage().data_ptr()
assert h[:, [0]].untyped_storage().nbytes() == 4 * 32 * 4
