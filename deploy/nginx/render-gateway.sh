#!/bin/sh
# render-gateway.sh
#
# Fills NGINX_FOLDER for the gateway, with the settings of `start-gateway.sh` and what these come down to for nginx. The
# document server is looked up unless UPSTREAM_SERVERS has its addresses already.
set -eu

here=$(dirname "$0")

UPSTREAM_SERVERS=${UPSTREAM_SERVERS:-$("$here/document-servers.sh")}
# Where nothing has that name yet, visitors see the gateway's own page until it does.
export UPSTREAM_SERVERS="${UPSTREAM_SERVERS:-server 127.0.0.1:9 down;}"

TRUSTED_HOPS='# None.'
for hop in $(echo "$TRUSTED_PROXIES" | tr ',' ' '); do
  TRUSTED_HOPS="$TRUSTED_HOPS
    set_real_ip_from $hop;"
done
export TRUSTED_HOPS

# To the configured address, not to whatever host the request names. 308 keeps method and body.
redirect="return 308 $SITE_URL\$request_uri;"
if [ "$TLS" = off ]; then
  REDIRECTING_SERVER='# None: the site is there.'
  SITE_LISTENER="listen $HTTP_LISTEN default_server;
    if (\$http_x_forwarded_proto = http) {
        $redirect
    }"
else
  REDIRECTING_SERVER="server {
    listen $HTTP_LISTEN default_server;
    server_name _;
    $redirect
}"
  SITE_LISTENER="listen $HTTPS_LISTEN ssl http2 default_server;
    ssl_certificate $TLS_CERTIFICATE;
    ssl_certificate_key $TLS_CERTIFICATE_KEY;"
fi
export REDIRECTING_SERVER SITE_LISTENER

exec "$here/render-config.sh" "$here/gateway.conf.template" "$NGINX_FOLDER"
