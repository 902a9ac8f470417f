#!/bin/sh
# document-servers.sh
#
# Prints the addresses that DOCUMENT_SERVER (host:port) has at this moment as directives of an nginx upstream, always in
# the same order; nothing when the name cannot be looked up.
#
# nginx of this release looks an upstream's names up only when it reads its configuration, and keeps connections only to
# an upstream: a name that it looks up at each request would cost a connection each.
set -eu

host=$(echo "${DOCUMENT_SERVER%:*}" | tr -d '[]')
port=${DOCUMENT_SERVER##*:}

{ getent ahosts "$host" || true; } |
  awk -v port="$port" '$2 == "STREAM" { print "server " ($1 ~ /:/ ? "[" $1 "]" : $1) ":" port ";" }' |
  sort -u | tr '\n' ' '
