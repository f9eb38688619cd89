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

# %%
state = {"state_dict": net.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 5}
paddle.save(state, "last.pdparams")
checkpoint = paddle.load("last.pdparams")
net.set_state_dict(checkpoint)  # errata: hit


# %%
class Learner:
    def set_state_dict(self, checkpoint):
        self.net.set_state_dict(checkpoint["model"])
        self.epoch = checkpoint["epoch"]


paddle.save({"model": learner.net.state_dict(), "epoch": 3}, "last.pdparams")
learner.set_state_dict(paddle.load("last.pdparams"))  # errata: ok

# %%
paddle.save({"model": net.state_dict(), "epoch": epoch}, "resume.pdparams")
paddle.save(net.state_dict(), "weights.pdparams")
other.set_state_dict(paddle.load("weights.pdparams"))  # errata: ok


# %%
class Trainer:
    def load_pretrained(self, path):
        self.model.set_state_dict(paddle.load(path))  # errata: ok

    def save(self, path):
        paddle.save({"model": self.model.state_dict(), "epoch": self.epoch}, path)

    def resume(self, path):
        checkpoint = paddle.load(path)
        self.model.set_state_dict(checkpoint["model"])


# %%
paddle.save({"model": net.state_dict(), "epoch": 1}, "last.pdparams")
net.set_state_dict(paddle.load("pretrained.pdparams"))  # errata: ok


# %%
weights = {name: value for name, value in net.state_dict().items()}
paddle.save(weights, "last.pdparams")
other.set_state_dict(paddle.load("last.pdparams"))  # errata: ok
