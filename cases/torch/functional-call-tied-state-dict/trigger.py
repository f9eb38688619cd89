import torch
from torch.func import functional_call

# %%
class LanguageModel(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(5, 3)
        self.head = torch.nn.Linear(3, 5, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, tokens):
        return self.head(self.embedding(tokens))


model = LanguageModel()
average = {k: v.clone() for k, v in model.state_dict().items()}
scores = functional_call(model, average, (tokens,))  # errata: hit

# %%
decoder.output.weight = decoder.embedding.weight
scores = torch.func.functional_call(decoder, decoder.state_dict(), tokens)  # errata: hit

# %%
def evaluate(model, tokens):
    model.head.weight = model.tokens.weight
    state = model.state_dict()
    return functional_call(model, state, args=(tokens,))  # errata: hit


# %%
model.head.weight = model.embedding.weight
scores = functional_call(model, model.state_dict(), (tokens,), tie_weights=False)  # errata: ok

# %%
model.head.weight = model.embedding.weight
names = {name for name, _ in model.named_parameters()}
weights = {k: v for k, v in model.state_dict().items() if k in names}
scores = functional_call(model, weights, (tokens,))  # errata: ok

# %%
model.head.weight = model.embedding.weight
scores = functional_call(model, dict(model.named_parameters()), (tokens,))  # errata: ok

# %%
model = torch.nn.Linear(3, 3)
average = {k: 0.5 * v for k, v in model.state_dict().items()}
scores = functional_call(model, average, (tokens,))  # errata: ok

# %%
model.head.weight = model.embedding.weight
scores = functional_call(model, model.state_dict(keep_vars=True), (tokens,))  # errata: ok

# %%
class AutoEncoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(6, 6)
        self.decoder = torch.nn.Linear(6, 6)
        self.decoder.weight = self.encoder.weight

    def forward(self, x):
        return self.decoder(self.encoder(x))


class Average:
    def __init__(self, model):
        self.model = model
        self.shadow = {k: v.clone() for k, v in model.state_dict().items()}

    def evaluate(self, x):
        return functional_call(self.model, self.shadow, args=(x,))  # errata: hit
