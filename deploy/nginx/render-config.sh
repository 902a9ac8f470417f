#!/bin/sh
# render-config.sh <template> <folder>
#
# Fills the folder with everything that `nginx -p <folder> -c nginx.conf` needs: the template as site.conf, its
# variables taken from the environment, and the files beside this script. NGINX_WORKERS, for the gateway and for a remote's
# origin: how many processes answer. Default: auto, one for each core of the machine, whatever a container may use of them.
# LOG_FORMAT, for both: text, or json, one object a request (errors stay text, which nginx knows no other form of). Default: text
set -eu

template=$1
folder=$2
source=$(dirname "$0")

# Upper case is ours, lower case is nginx's: only what the template itself names is replaced.
names=$(grep -o '\${[A-Z][A-Z_]*}' "$template" | sort -u)
for name in $names; do
  variable=$(echo "$name" | tr -d '${}')
  if [ -z "$(printenv "$variable" || true)" ]; then
    echo "$(basename "$template") needs the variable $variable" >&2
    exit 1
  fi
done

export LOG_FORMAT="${LOG_FORMAT:-text}"
case $LOG_FORMAT in
text | json) ;;
*)
  echo "LOG_FORMAT must be text or json, not \"$LOG_FORMAT\"" >&2
  exit 1
  ;;
esac

mkdir -p "$folder"
cp -R "$source/mime.types" "$source/proxy.conf" "$source/file-copies.conf" "$source/pages" "$folder/"
NGINX_WORKERS="${NGINX_WORKERS:-auto}" envsubst '${NGINX_WORKERS} ${LOG_FORMAT}' <"$source/nginx.conf" >"$folder/nginx.conf"
envsubst "$names" <"$template" >"$folder/site.conf"
