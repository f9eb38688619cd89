"""A discriminator's loss of images that are not detached frees the generator's graph; of detached images it does not."""

import paddle
from paddle import nn

generator, discriminator = nn.Linear(2, 2), nn.Linear(2, 1)
fake = generator(paddle.ones([1, 2]))
discriminator(fake.detach()).sum().backward()
discriminator(fake).sum().backward()

fake = generator(paddle.ones([1, 2]))
discriminator(fake).sum().backward()
try:
    discriminator(fake).sum().backward()
except SystemError as error:
    assert "GradNode do not exist" in str(error)
else:
    raise AssertionError("nothing was raised")
