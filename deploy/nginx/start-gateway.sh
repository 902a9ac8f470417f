#!/bin/sh
# Entry of the gateway's container. Without a certificate of the deployer's it makes one for localhost.
set -eu

here=$(dirname "$0")
if [ -z "${TLS_CERTIFICATE:-}" ] && [ -z "${TLS_CERTIFICATE_KEY:-}" ]; then
  "$here/self-signed-certificate.sh" "$TLS_FOLDER"
  TLS_CERTIFICATE=$TLS_FOLDER/certificate.pem
  TLS_CERTIFICATE_KEY=$TLS_FOLDER/key.pem
  export TLS_CERTIFICATE TLS_CERTIFICATE_KEY
fi
"$here/render-config.sh" "$here/gateway.conf.template" "$NGINX_FOLDER"
exec nginx -p "$NGINX_FOLDER" -c nginx.conf
