#!/bin/sh
# start-gateway.sh [argument for nginx …]
#
# Entry of the gateway's container. Settings come from the environment; what has no default has to be set:
#
#   SITE_URL              public address without a trailing slash, such as https://example.com
#   DOCUMENT_SERVER       host:port; a name is looked up again and again, with however many addresses it has
#   NGINX_FOLDER          a writable folder for all that nginx needs besides
#   TLS                   off: a proxy in front takes TLS off, and HTTP_LISTEN has the site, for that proxy alone. It must be
#                         among TRUSTED_PROXIES, and say in X-Forwarded-Proto how a visitor came. Default: on
#   HTTP_LISTEN           port or address:port of what leads to HTTPS. Default: 8080
#   HTTPS_LISTEN          port or address:port of the site. Default: 8443
#   TLS_CERTIFICATE       file in PEM form, with its chain. Default: one for localhost, made in TLS_FOLDER
#   TLS_CERTIFICATE_KEY   file in PEM form. Default: likewise
#   TLS_FOLDER            where a certificate is made if none is given. Default: the folder tls in NGINX_FOLDER
#   HSTS_MAX_AGE          seconds for which browsers remember to use TLS; 0 takes it back. Default: 31536000, a year
#   TRUSTED_PROXIES       addresses or networks, between spaces or commas, whose X-Forwarded-For is believed: proxies in
#                         front of this one, which visitors cannot pass by. Default: none
#   REQUESTS_PER_SECOND   of one visitor, in the long run. Default: 50
#   REQUEST_BURST         requests by which a visitor may run ahead of that; a cold visit has about 40. Default: 500
#   REQUESTS_AT_ONCE      requests of one visitor that may be under way. Default: 256
#   CACHE_FOLDER          for copies of files, pictures and documents. Default: the folder cache in NGINX_FOLDER
#   FILE_CACHE_SIZE       of files of releases and of the shell, such as 512m. Default: 512m
#   PICTURE_CACHE_SIZE    Default: 1g
#   DOCUMENT_CACHE_SIZE   Default: 256m
#   LOG_FORMAT            text, or json: one object a request, whose trace_id is the trace's. Default: text
#   FOLLOW_SECONDS        between two looks for a replaced document server or certificate. Default: 5
#
# One visitor is one address, or one network of IPv6: people behind one address share what it may ask for.
set -eu

here=$(dirname "$0")
export TLS="${TLS:-on}"
export HTTP_LISTEN="${HTTP_LISTEN:-8080}" HTTPS_LISTEN="${HTTPS_LISTEN:-8443}"
export HSTS_MAX_AGE="${HSTS_MAX_AGE:-31536000}"
export TRUSTED_PROXIES="${TRUSTED_PROXIES:-}"
export REQUESTS_PER_SECOND="${REQUESTS_PER_SECOND:-50}" REQUEST_BURST="${REQUEST_BURST:-500}"
export REQUESTS_AT_ONCE="${REQUESTS_AT_ONCE:-256}"
export CACHE_FOLDER="${CACHE_FOLDER:-$NGINX_FOLDER/cache}"
export FILE_CACHE_SIZE="${FILE_CACHE_SIZE:-512m}" PICTURE_CACHE_SIZE="${PICTURE_CACHE_SIZE:-1g}"
export DOCUMENT_CACHE_SIZE="${DOCUMENT_CACHE_SIZE:-256m}"
export FOLLOW_SECONDS="${FOLLOW_SECONDS:-5}"

export TLS_CERTIFICATE="${TLS_CERTIFICATE:-}" TLS_CERTIFICATE_KEY="${TLS_CERTIFICATE_KEY:-}"
if [ "$TLS" != off ] && [ -z "$TLS_CERTIFICATE" ] && [ -z "$TLS_CERTIFICATE_KEY" ]; then
  TLS_FOLDER=${TLS_FOLDER:-$NGINX_FOLDER/tls}
  "$here/self-signed-certificate.sh" "$TLS_FOLDER"
  export TLS_CERTIFICATE="$TLS_FOLDER/certificate.pem" TLS_CERTIFICATE_KEY="$TLS_FOLDER/key.pem"
fi
mkdir -p "$CACHE_FOLDER"
"$here/render-gateway.sh"
"$here/follow-changes.sh" $$ &
exec nginx -p "$NGINX_FOLDER" -c nginx.conf "$@"
