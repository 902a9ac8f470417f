"""
OpenStack Swift on one folder: its rings are made, and its four servers run until one of them ends.

As programs of their own, the nine commands for the rings and the four servers each load Swift anew, which takes as long as a test of
what is stored there.

Usage: swift-servers.py FOLDER ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT
The folder holds account.conf, container.conf, object.conf and proxy.conf.
"""

import ctypes
import os
import signal
import sys

from swift.account import server as _account  # noqa: F401
from swift.common.middleware.s3api import s3api as _s3api  # noqa: F401
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi
from swift.container import server as _container  # noqa: F401
from swift.obj import server as object_server
from swift.proxy import server as _proxy  # noqa: F401

PR_SET_PDEATHSIG = 1
PARTS = ('account', 'container', 'object')


def make_ring(folder, part, port):
    """One device, on this machine."""
    builder = RingBuilder(part_power=2, replicas=1, min_part_hours=1)
    address = {'ip': '127.0.0.1', 'port': port}
    replication = {f'replication_{name}': value for name, value in address.items()}
    builder.add_dev({'region': 1, 'zone': 1, 'device': 'one', 'weight': 1.0, 'meta': '', **address, **replication})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f'{part}.ring.gz'))


def end_with_parent():
    """However that one ends: a server leaves its group as it starts (Linux, prctl(2))."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def serve(folder, part):
    """Ends when the server does."""
    options = {'global_conf_callback': object_server.global_conf_callback} if part == 'object' else {}
    return run_wsgi(os.path.join(folder, f'{part}.conf'), f'{part}-server', verbose=True, **options)


def main(folder, *ports):
    end_with_parent()
    for part, port in zip(PARTS, ports):
        make_ring(folder, part, int(port))
    for part in (*PARTS, 'proxy'):
        if os.fork() == 0:
            end_with_parent()
            os._exit(serve(folder, part))
    os.wait()
    return 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
