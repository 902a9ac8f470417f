#!/bin/sh
# publish-release.sh <built> <site>
#
# Puts a built release (release.json, index.html, releases/<id>/) into the folder that nginx serves, where earlier
# releases stay for visitors who have yesterday's page open. The immutable folder comes first and the pointer last,
# each in one step, so that whoever reads at any moment finds the old release or the new one, whole.
set -eu

built=$1
site=$2

mkdir -p "$site/releases"
# Of a start that was cut off. Recent ones may be another container's, at work at this moment.
find "$site" -maxdepth 1 -name '.draft-*' -mmin +60 -exec rm -rf {} +

draft=$(mktemp -d "$site/.draft-XXXXXX")
trap 'rm -rf "$draft"' EXIT

for folder in "$built"/releases/*/; do
  id=$(basename "$folder")
  [ -d "$site/releases/$id" ] && continue
  cp -R "$folder" "$draft/$id"
  # Fails only when another container was faster with the very same files.
  mv -T "$draft/$id" "$site/releases/$id" 2>/dev/null || [ -d "$site/releases/$id" ]
done

# Both are copied before either is moved. Not with their dates: nginx makes an ETag of date and size, and the
# stages of two releases have the same size.
cp "$built/index.html" "$built/release.json" "$draft/"
mv -f "$draft/index.html" "$site/index.html"
mv -f "$draft/release.json" "$site/release.json"
