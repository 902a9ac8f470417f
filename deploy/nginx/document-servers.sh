#!/bin/sh
# document-servers.sh
#
# Prints the addresses that DOCUMENT_SERVER (host:port) has at this moment as directives of an nginx upstream, always in
# the same order; nothing when the name cannot be looked up.
#
# nginx of this release looks an upstream's names up only when it reads its configuration, and keeps connections only to
# an upstream: a name that it looks up at each request would cost a connection each.
#
# None is left out for having failed (max_fails=0): while one after the other is replaced each fails once, and nginx would
# answer 502 for ten seconds though both are back. A request that one refuses goes to the next.
set -eu

host=$(echo "${DOCUMENT_SERVER%:*}" | tr -d '[]')
port=${DOCUMENT_SERVER##*:}

{ getent ahosts "$host" || true; } |
  awk -v port="$port" '$2 == "STREAM" { print "server " ($1 ~ /:/ ? "[" $1 "]" : $1) ":" port " max_fails=0;" }' |
  sort -u | tr '\n' ' '
