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

# What is live belongs to this folder, not to the image: one that starts again leaves a rollback or a canary as it is. An
# image that was not the last to start here brings its release, be it newer or older.
live_in() { grep -o '"folder": *"releases/[^"/]*/"' "$1/release.json" | head -n 1 | cut -d/ -f2; }
image=$(live_in "$built")
if [ -n "$image" ] && [ -f "$site/release.json" ] && [ "$(cat "$site/.image" 2>/dev/null)" = "$image" ]; then
  exit 0
fi

# Both are copied before either is moved. Not with their dates: nginx makes an ETag of date and size, and the
# stages of two releases have the same size.
cp "$built/index.html" "$built/release.json" "$draft/"

# Who has the link of a preview keeps it. A canary ends, as by any release: half of the visitors may have had it.
if [ -f "$site/release.json" ]; then
  previews=$(sed -n '/^  "previews": \[$/,/^  \]/p' "$site/release.json" | sed 's/^  \],$/  ]/')
  if [ -n "$previews" ] && ! grep -q '^  "previews"' "$draft/release.json"; then
    { sed '$d' "$draft/release.json" | sed '$s/$/,/'; printf '%s\n}\n' "$previews"; } > "$draft/pointer"
    mv "$draft/pointer" "$draft/release.json"
  fi
  canary=$(sed -n '/^  "canary": {$/,/^  }/s|.*"folder": *"releases/\([^/]*\)/".*|\1|p' "$site/release.json")
  [ -z "$canary" ] || echo "the canary $canary has ended: this image brings $image"
fi

# note <release>: says in the log, which commands and the page of releases follow, that it went live.
mkdir -p "$site/log"
note() {
  last=$(ls "$site/log" | sed -n 's/^\([0-9]*\)-.*\.json$/\1/p' | sort | tail -n 1 | sed 's/^0*//')
  entry=$(printf '%06d-%s' $((${last:-0} + 1)) "$(basename "$draft" | tr -dc 'a-zA-Z0-9')")
  printf '{"at":"%s","what":"live","release":"%s","author":"image","commit":"","dirty":false}\n' \
    "$(date -u +%Y-%m-%dT%H:%M:%S.000Z)" "$1" > "$draft/entry"
  mv "$draft/entry" "$site/log/$entry.json"
}
# What an image has brought before there was a log can be gone back to.
if [ -z "$(ls "$site/log")" ] && [ -f "$site/release.json" ]; then
  before=$(live_in "$site")
  [ -z "$before" ] || [ "$before" = "$image" ] || note "$before"
fi
[ -z "$image" ] || note "$image"

mv -f "$draft/index.html" "$site/index.html"
mv -f "$draft/release.json" "$site/release.json"
printf '%s\n' "$image" > "$draft/image"
mv -f "$draft/image" "$site/.image"
