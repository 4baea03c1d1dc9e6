"""Serve a folder on this machine and open it in the browser, if there is one."""

import sys
import threading
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *args):
        pass

    def send_error(self, code, *args):
        """Answer an unknown address with the site's own page, as GitHub does."""
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            return super().send_error(code, *args)
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.read_bytes())


def make_server(folder, port=0):
    """Make a server of `folder` on the loopback address; port 0 takes any free one."""
    handler = partial(QuietHandler, directory=folder)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main(folder, port=8000):
    try:
        server = make_server(folder, port)
    except OSError:  # the port is taken
        server = make_server(folder)
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"The book is at {address}   (Ctrl+C ends it)", flush=True)
    threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main(sys.argv[1])
