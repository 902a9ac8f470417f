#!/bin/sh
# follow-changes.sh <process>
#
# Has the nginx of that process id take up what has changed, every FOLLOW_SECONDS, until it is gone: other addresses of
# the document server, a renewed certificate. nginx goes on with what it had when it cannot use the new: a certificate
# without its key, which comes a moment later.
set -u

nginx=$1
here=$(dirname "$0")

addresses() {
  found=$("$here/document-servers.sh")
  # A name server that is away for a moment has not moved anything.
  echo "${found:-$known}"
}
certificate() {
  cat "$TLS_CERTIFICATE" "$TLS_CERTIFICATE_KEY" 2>/dev/null | sha256sum
}

known=''
known=$(addresses)
in_use=$(certificate)
while sleep "$FOLLOW_SECONDS" && kill -0 "$nginx" 2>/dev/null; do
  now=$(addresses)
  read_now=$(certificate)
  [ "$now" = "$known" ] && [ "$read_now" = "$in_use" ] && continue
  UPSTREAM_SERVERS=$now "$here/render-gateway.sh" || continue
  kill -HUP "$nginx"
  known=$now
  in_use=$read_now
done
