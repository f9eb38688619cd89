import torch
from torch import nn

# %%
loss = nn.CrossEntropyLoss(model(x), y)  # errata: hit

# %%
loss = torch.nn.MSELoss(net(images), target)  # errata: hit

# %%
def step(x, y):
    out = model(x)
    return nn.BCEWithLogitsLoss(out, y)  # errata: hit

# %%
class Net(nn.Module):
    def training_step(self, batch):
        return nn.CrossEntropyLoss(self(batch[0]), batch[1])  # errata: hit

# %%
loss = nn.CrossEntropyLoss()(model(x), y)  # errata: ok

# %%
criterion = nn.TripletMarginLoss(margin, 2)  # errata: ok

# %%
criterion = nn.CrossEntropyLoss(torch.tensor([1.0, 2.0]))  # errata: ok

# %%
loss = nn.functional.cross_entropy(model(x), y)  # errata: ok

# %%
criterion = nn.CrossEntropyLoss(weights.to(device), reduction="none")  # errata: ok

# %%
def compare(pred, target):
    loss = nn.MSELoss(pred, target)  # errata: hit
    return loss

# %%
loss = nn.BCELoss(discriminator(generator(noise)), real_labels)  # errata: hit

# %%
class Autoencoder(nn.Module):
    def forward(self, x, y):
        logits = self.decoder(x)
        return nn.CrossEntropyLoss(logits.view(-1, 10), y.view(-1))  # errata: hit

# %%
criterion = nn.NLLLoss(model(classes), True)  # errata: ok

# %%
criterion = nn.CrossEntropyLoss(class_weights(labels), None)  # errata: ok
