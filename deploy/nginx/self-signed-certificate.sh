#!/bin/sh
# self-signed-certificate.sh <folder>
#
# Writes certificate.pem and key.pem for localhost, unless they are there: for trying the site out, and for tests.
set -eu

folder=$1
[ -f "$folder/certificate.pem" ] && [ -f "$folder/key.pem" ] && exit 0

mkdir -p "$folder"
umask 077
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 825 \
  -subj '/CN=localhost' -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
  -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
