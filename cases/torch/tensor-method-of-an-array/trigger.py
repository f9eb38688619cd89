import numpy as np
import torch

# %%
table = np.zeros((4, 3), dtype="float32")
batch = table.unsqueeze(0)  # errata: hit


# %%
def prepared(image, device):
    image = np.transpose(image, (2, 0, 1))
    return image.to(device)  # errata: hit


# %%
noise = np.random.normal(0, 1, (8, 10))
noise = noise.cuda()  # errata: hit

# %%
scores = model(x).detach().numpy()
print(scores.cpu())  # errata: hit

# %%
table = np.zeros((4, 3), dtype="float32")
batch = torch.from_numpy(table).unsqueeze(0)  # errata: ok
table = torch.as_tensor(table)
moved = table.to("cpu")  # errata: ok

# %%
image = np.transpose(image, (2, 0, 1))
image = torch.tensor(image)
image = image.float()  # errata: ok

# %%
scores = model(x).detach()
values = scores.numpy().astype("float64")  # errata: ok
