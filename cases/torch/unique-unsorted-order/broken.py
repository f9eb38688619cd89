"""Number the speakers of a recording in the order in which they first speak."""

import torch

speakers = torch.tensor([30, 10, 20, 30, 10, 70, 50])  # one id per segment
names = ["host", "first guest", "second guest", "third guest", "fourth guest"]

order, number = torch.unique(speakers, sorted=False, return_inverse=True)
who = [names[one] for one in number.tolist()]

assert who[0] == "host", f"the host's first segment is said by the {who[0]}; the order is {order.tolist()}"
result = who
