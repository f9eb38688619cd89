from mindspore import ops

# %%
hits = ops.ComputeAccidentalHits(num_true=1)(labels)  # errata: hit

# %%
compute = ops.ComputeAccidentalHits()
index = compute(true_classes)  # errata: hit

# %%
class Sampler:
    def __init__(self):
        self.hits = ops.ComputeAccidentalHits(2)

    def run(self, classes):
        return self.hits(classes)  # errata: hit

# %%
hits = ops.ComputeAccidentalHits(num_true=1)(labels, sampled)  # errata: ok

# %%
compute = ops.ComputeAccidentalHits()
index = compute(true_classes, candidates)  # errata: ok

# %%
pair = (labels, sampled)
hits = ops.ComputeAccidentalHits(1)(*pair)  # errata: ok

# %%
other = ops.ReduceSum()(labels)  # errata: ok
