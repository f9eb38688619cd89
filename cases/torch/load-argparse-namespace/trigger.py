import torch

# %%
checkpoint = torch.load("last.pt", map_location="cpu")  # errata: hit
width = checkpoint["args"].width

# %%
ckpt = torch.load(path)  # errata: hit
opts = ckpt["opt"]
model = build(ckpt["args"].hidden, ckpt["cfg"].layers)

# %%
def restore(path):
    state = torch.load(path, map_location=device)  # errata: hit
    if state["config"].arch == "vit":
        return ViT()

# %%
checkpoint = torch.load("last.pt", weights_only=False)  # errata: ok
width = checkpoint["args"].width

# %%
checkpoint = torch.load("last.pt")  # errata: ok
width = checkpoint["args"]["width"]

# %%
checkpoint = torch.load("last.pt")  # errata: ok
print(checkpoint["params"].shape, checkpoint["flags"].to(device))

# %%
checkpoint = torch.load("last.pt")  # errata: ok
for name in checkpoint["params"].items():
    print(name)

# %%
with torch.serialization.safe_globals([Namespace]):
    checkpoint = torch.load("last.pt")  # errata: ok
width = checkpoint["args"].width

# %%
ckpt = torch.load(path, map_location="cpu")  # errata: hit
args = ckpt["args"]
model = build(args.hidden, args.layers)

# %%
ckpt = torch.load(path, map_location="cpu")  # errata: ok
args = ckpt["args"]
model = build(args["hidden"], **args.get("layers", {}))

# %%
ckpt = torch.load(path)  # errata: ok
args = argparse.Namespace(**ckpt["args"])
model = build(args.hidden)
