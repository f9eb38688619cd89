import paddle

# %%
paddle.save({"state_dict": model.state_dict(), "epoch": 3}, "last.pdparams")
model.set_state_dict(paddle.load("last.pdparams"))  # errata: hit

# %%
def save(net, opt, path):
    paddle.save({"model": net.state_dict(), "opt": opt.state_dict()}, path)


def restore(net, path):
    net.load_dict(paddle.load(path))  # errata: hit

# %%
paddle.save(dict(model=net.state_dict(), epoch=1), path)
weights = paddle.load(path)
net.set_state_dict(weights)  # errata: hit

# %%
paddle.save({"state_dict": model.state_dict(), "epoch": 3}, "last.pdparams")
model.set_state_dict(paddle.load("last.pdparams")["state_dict"])  # errata: ok

# %%
paddle.save(model.state_dict(), "last.pdparams")
model.set_state_dict(paddle.load("last.pdparams"))  # errata: ok

# %%
model.set_state_dict(paddle.load("last.pdparams"))  # errata: ok
