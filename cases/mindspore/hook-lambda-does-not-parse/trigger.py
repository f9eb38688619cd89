import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)

# %%
net.register_forward_hook(lambda cell, inputs, output: output)  # errata: hit

# %%
show = lambda cell, inputs: print(inputs)
layer.register_forward_pre_hook(show)  # errata: hit

# %%
class Probe:
    def attach(self, net):
        net.dense.register_backward_hook(lambda c, i, o: self.keep(o))  # errata: hit

# %%
def hook(cell, inputs, output):
    return output


net.register_forward_hook(hook)  # errata: ok

# %%
net.register_forward_hook(self.keep)  # errata: ok

# %%
button.register_callback(lambda event: None)  # errata: ok
