"""Turn the offsets of a detector into boxes: each cell of the map adds its place."""

import torch

HEIGHT, WIDTH = 4, 4
offsets = torch.zeros(HEIGHT, WIDTH, 2)  # of x and y, in cells
x, y = torch.meshgrid(torch.arange(WIDTH), torch.arange(HEIGHT))
centres = offsets + torch.stack([x, y], dim=-1) + 0.5

row, column = 0, 3  # at the right end of the first row
place = centres[row, column].tolist()
assert place == [3.5, 0.5], f"the cell in row 0, column 3 is at x, y = {place}"
result = centres
