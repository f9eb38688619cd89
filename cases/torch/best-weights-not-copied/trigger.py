import copy

import torch


# %%
def train(model, loader, epochs):
    best_acc = 0.0
    for epoch in range(epochs):
        step(model, loader)
        acc = evaluate(model)
        if acc > best_acc:
            best_acc = acc
            best_weights = model.state_dict()  # errata: hit
    model.load_state_dict(best_weights)
    return model


# %%
for epoch in range(10):
    loss = validate(net)
    if loss < lowest:
        lowest = loss
        state = net.state_dict()  # errata: hit
        waited = 0
    else:
        waited += 1
net.load_state_dict(state)


# %%
class Trainer:
    def fit(self):
        for epoch in range(self.epochs):
            score = self.evaluate()
            if score > self.best:
                self.best_state = self.model.state_dict()  # errata: hit
        self.model.load_state_dict(self.best_state)


# %%
def train_copy(model, loader, epochs):
    for epoch in range(epochs):
        if evaluate(model) > best:
            best_weights = copy.deepcopy(model.state_dict())  # errata: ok
    model.load_state_dict(best_weights)


# %%
def train_clones(model, epochs):
    for epoch in range(epochs):
        if evaluate(model) > best:
            kept = {k: v.clone() for k, v in model.state_dict().items()}  # errata: ok
    model.load_state_dict(kept)


# %%
def resumed(loader, batches, stop):
    for step, batch in enumerate(batches):
        if step == stop:
            position = loader.state_dict()  # errata: ok
    loader.load_state_dict(position)


# %%
def to_another_model(student, teacher, epochs):
    for epoch in range(epochs):
        if epoch % 10 == 0:
            state = student.state_dict()  # errata: ok
            teacher.load_state_dict(state)


# %%
def partly(model, pretrained):
    state = model.state_dict()  # errata: ok
    for name in pretrained:
        if name in state:
            state[name] = pretrained[name]
    model.load_state_dict(state)


# %%
def saved(model, epochs):
    for epoch in range(epochs):
        if evaluate(model) > best:
            torch.save(model.state_dict(), "best.pt")  # errata: ok
    model.load_state_dict(torch.load("best.pt"))


# %%
def until_patience(model, optimizer):
    waited = 0
    while waited < 5:
        score = validate(model)
        if score > best:
            kept = model.state_dict()  # errata: hit
        else:
            waited += 1
    model.load_state_dict(kept)


# %%
def cloned_in_a_second_line(model, epochs):
    for epoch in range(epochs):
        if evaluate(model) > best:
            state = model.state_dict()  # errata: ok
            state = {name: value.clone() for name, value in state.items()}
    model.load_state_dict(state)

# %%
class EarlyStopping:
    def __call__(self, loss, model):
        if loss < self.best_loss:
            self.best_loss = loss
            self.best_state = model.state_dict()  # errata: hit


stopping = EarlyStopping()
model.load_state_dict(stopping.best_state)


# %%
def fit(model, loader, epochs):
    lowest = None
    for epoch in range(epochs):
        model.train()
        loss = step(model, loader)
        if lowest is None or loss < lowest:
            lowest = loss
            best_wts = model.state_dict().copy()  # errata: hit
            best_model = model  # errata: hit
    model.load_state_dict(best_wts)
    return best_model


# %%
def search(rates):
    for rate in rates:
        model = build()
        model.train()
        error = fit(model, rate)
        if error < lowest:
            best_model = model  # errata: ok
    return best_model


# %%
def fit_phases(model, loaders):
    best_model_wts = copy.deepcopy(model.state_dict())
    for epoch in range(3):
        for phase in ["train", "val"]:
            accuracy = run(model, loaders[phase])
            if phase == "val" and accuracy > best:
                best_model_wts = model.state_dict()  # errata: hit
    model.load_state_dict(best_model_wts)


# %%
def kept_with_its_epoch(model, epochs):
    best = {}
    for epoch in range(epochs):
        loss = validate(model)
        if loss < lowest:
            best = {"epoch": epoch, "state_dict": model.state_dict()}  # errata: hit
    model.load_state_dict(best["state_dict"])


# %%
def one_of_each_epoch(model, epochs):
    states = []
    for epoch in range(epochs):
        train(model)
        states.append(model.state_dict())  # errata: hit
    model.load_state_dict(states[best])


# %%
def stops_at_once(model, epochs):
    for epoch in range(epochs):
        if validate(model) < 0.1:
            weights = model.state_dict()  # errata: ok
            break
    model.load_state_dict(weights)


# %%
def a_model_for_each_fold(folds):
    states = []
    for fold in folds:
        model = build()
        if train(model, fold) > best:
            best_weights = model.state_dict()  # errata: ok
        states.append(model.state_dict())  # errata: ok
    model = build()
    model.load_state_dict(best_weights)
    model.load_state_dict(states[0])


# %%
def checkpoint(model, epochs):
    for epoch in range(epochs):
        if epoch % 5 == 0:
            state = {"epoch": epoch, "model": model.state_dict()}  # errata: ok
            torch.save(state, "last.pt")
    state = torch.load("last.pt")
    model.load_state_dict(state["model"])


# %%
def of_an_optimizer(opt, scaler, epochs):
    for epoch in range(epochs):
        if better():
            rates = opt.state_dict()  # errata: ok
            scale = scaler.state_dict()  # errata: ok
    opt.load_state_dict(rates)
    scaler.load_state_dict(scale)


# %%
def one_of_each_client(model, clients):
    states = []
    for client in clients:
        states.append(client.state_dict())  # errata: ok
    model.load_state_dict(states[0])
