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

# %%
args = parser.parse_args()
torch.save({"state_dict": model.state_dict(), "args": args, "epoch": 3}, "last.pt")
state = torch.load("last.pt", map_location="cpu")  # errata: hit
model.load_state_dict(state["state_dict"])

# %%
args = vars(parser.parse_args())
torch.save({"model": model.state_dict(), "args": args}, "last.pt")
state = torch.load("last.pt")  # errata: ok

# %%
args = parser.parse_args()
torch.save({"model": model.state_dict(), "args": args.__dict__, "lr": args.lr}, "last.pt")
state = torch.load("last.pt")  # errata: ok

# %%
args = parser.parse_args()
torch.save({"args": args}, "options.pt")
torch.save(model.state_dict(), "weights.pt")
state = torch.load("weights.pt")  # errata: ok


# %%
args = parser.parse_args()
args = {"lr": args.lr}
torch.save({"model": model.state_dict(), "args": args}, "last.pt")
state = torch.load("last.pt")  # errata: ok

# %%
def main(args):
    if args.resume:
        checkpoint = torch.load(args.resume, map_location="cpu")  # errata: hit
        model.load_state_dict(checkpoint["model"])
    state = {"model": model.state_dict(), "args": args}
    torch.save(state, args.output)


# %%
def main(args):
    if args.resume:
        checkpoint = torch.load(args.resume, map_location="cpu")  # errata: hit
        model.load_state_dict(checkpoint["model"])
    utils.save_on_master({"args": args, "model": model.state_dict()}, args.output)


# %%
def main(args):
    if args.resume:
        checkpoint = torch.load(args.resume, map_location="cpu")  # errata: ok
        model.load_state_dict(checkpoint["model"])
    torch.save({"args": vars(args), "model": model.state_dict()}, args.output)


# %%
def restore(path):
    ckpt = torch.load(path)  # errata: ok
    args = ckpt["args"]
    args = argparse.Namespace(**args)
    return build(args.hidden)


# %%
def restore(path):
    ckpt = torch.load(path)  # errata: ok
    ckpt["args"] = argparse.Namespace(**ckpt["args"])
    return build(ckpt["args"].hidden)


# %%
def statistics(path):
    ckpt = torch.load(path)  # errata: ok
    names = ckpt["config"].split(",")
    params = ckpt["params"]
    return names, ckpt["flags"].sum(), params.reshape(-1).norm()


# %%
def restore(path):
    ckpt = torch.load(path, pickle_module=pickle)  # errata: ok
    return build(ckpt["args"].hidden)


# %%
def restore(path):
    try:
        ckpt = torch.load(path)  # errata: ok
    except pickle.UnpicklingError:
        ckpt = torch.load(path, weights_only=False)
    return build(ckpt["args"].hidden)


# %%
def restore(path):
    ckpt = torch.load(path, map_location=lambda storage, location: storage)  # errata: hit
    return build(ckpt["args"].hidden)
