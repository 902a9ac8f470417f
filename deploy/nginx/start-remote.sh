#!/bin/sh
# Entry of a remote's container: publishes the release that the image carries, then serves all releases.
set -eu

here=$(dirname "$0")
"$here/publish-release.sh" "$BUILT" "$RELEASES"

if [ -z "${RESOLVER:-}" ]; then
  RESOLVER=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)
  export RESOLVER
fi
"$here/render-config.sh" "$here/remote.conf.template" "$NGINX_FOLDER"
exec nginx -p "$NGINX_FOLDER" -c nginx.conf
