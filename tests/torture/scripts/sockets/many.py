"""Opens sockets until it may not."""
# outcome: raised
# type: OSError
# message: Too many open files

import errata_frame
import socket

kept = []
while True:
    kept.append(socket.socketpair())
