"""Speaks to itself over the loopback."""
# outcome: passed
# plain: yes

import errata_frame
import socket

with socket.create_server(("127.0.0.1", 0)) as server:
    with socket.create_connection(server.getsockname(), timeout=5) as client:
        there, _ = server.accept()
        there.sendall(b"hello")
        assert client.recv(5) == b"hello"
        there.close()
