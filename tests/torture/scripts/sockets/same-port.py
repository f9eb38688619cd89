"""Takes one port for itself, as another script may at the same time."""
# outcome: passed

import errata_frame
import socket
import time

with socket.socket() as server:
    server.bind(("127.0.0.1", 42117))
    server.listen()
    time.sleep(0.5)
