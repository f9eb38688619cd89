import torch
import torch.nn as nn
import torch.nn.functional as F


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.pool = nn.MaxPool2d(2, 2)
        self.fc1 = nn.Linear(16 * 5 * 5, 120)
        self.fc2 = nn.Linear(120, 10)

    def forward(self, x):
        x = self.pool(F.relu(self.conv1(x)))
        x = self.pool(F.relu(self.conv2(x)))  # errata: ok
        x = F.relu(self.fc1(x))  # errata: hit
        return self.fc2(x)


# %%
class Digits(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(1, 8, 3)
        self.out = torch.nn.Linear(8 * 13 * 13, 10)

    def forward(self, images):
        hidden = F.max_pool2d(F.relu(self.conv(images)), 2)
        return self.out(hidden)  # errata: hit


# %%
model = nn.Sequential(  # errata: hit
    nn.Conv2d(1, 8, 3),
    nn.ReLU(),
    nn.MaxPool2d(2),
    nn.Linear(8 * 13 * 13, 10),
)


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 6, 5)
        self.pool = nn.MaxPool2d(2, 2)
        self.fc = nn.Linear(6 * 14 * 14, 10)

    def forward(self, x):
        x = self.pool(F.relu(self.conv(x)))
        x = x.view(x.size(0), -1)
        return self.fc(x)  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 6, 5)
        self.pool = nn.MaxPool2d(2, 2)

    def forward(self, x):
        x = self.pool(F.relu(self.conv1(x)))
        return self.conv2(x)  # errata: ok


# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 6, 5)
        self.fc = nn.Linear(6 * 14 * 14, 10)

    def forward(self, x):
        return self.fc(torch.flatten(F.max_pool2d(F.relu(self.conv(x)), 2), 1))  # errata: ok


# %%
class Tokens(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(4, 8, 3)
        self.fc = nn.Linear(8, 2)

    def forward(self, x):
        x = F.relu(self.conv(x)).transpose(1, 2)
        return self.fc(x)  # errata: ok


# %%
model = nn.Sequential(
    nn.Conv2d(1, 8, 3), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(1352, 10)
)  # errata: ok


# %%
class Pooled(nn.Module):
    def __init__(self, classes=10):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(3, 64, 3), nn.BatchNorm2d(64), nn.ReLU())
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.classifier = nn.Linear(64, classes)

    def forward(self, x):
        x = self.features(x)
        x = self.avgpool(x)
        return self.classifier(x)  # errata: hit


# %%
model = nn.Sequential(  # errata: hit
    nn.Conv2d(3, 32, 3), nn.AdaptiveAvgPool2d(1), nn.Linear(32, 10)
)


# %%
class Rows(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, padding=1)
        self.pool = nn.MaxPool2d((2, 1))
        self.mix = nn.Linear(80, 80)

    def forward(self, spectrogram):
        x = self.mix(F.relu(self.conv(spectrogram)))  # errata: ok
        x = self.pool(F.relu(self.conv(x)))
        return self.mix(x)  # errata: ok


# %%
model = nn.Sequential(  # errata: ok
    nn.Conv2d(1, 4, 3, padding=1), nn.MaxPool2d((2, 1)), nn.Linear(28, 28)
)


# %%
class LeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 10, kernel_size=5)
        self.conv2 = nn.Conv2d(10, 20, kernel_size=5)
        self.fc1 = nn.Linear(320, 50)
        self.fc2 = nn.Linear(50, 10)

    def forward(self, x):
        x = F.relu(F.max_pool2d(self.conv1(x), 2))
        x = F.relu(F.max_pool2d(self.conv2(x), 2))
        x = F.relu(self.fc1(x))  # errata: hit
        return self.fc2(x)


# %%
class Spectrum(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 32, kernel_size=3, padding=1)
        self.proj = nn.Linear(128, 64)

    def forward(self, spectrogram):
        x = F.max_pool2d(F.relu(self.conv(spectrogram)), (2, 1))
        return self.proj(x)  # errata: ok
