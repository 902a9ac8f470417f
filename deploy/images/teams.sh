#!/bin/sh
# teams.sh <command> <remote> [words …]
#
# What a team does with releases that are kept in a container's volume: rollback, canary, promote, clean, as
# `npm run <command> -w <remote> -- …` does them, and releases, which is their history. RELEASES_OF is the folder in which each
# remote's volume is mounted, by its name; default: /srv/releases-of.
set -eu

usage() {
  echo "usage: docker compose run --rm teams rollback | canary | promote | clean | releases <remote> …" >&2
  exit 2
}
[ $# -ge 2 ] || usage
command=$1 remote=$2
shift 2

cd "$(dirname "$0")/../.."
releases=${RELEASES_OF:-/srv/releases-of}/$remote
if [ ! -f "$remote/package.json" ] || [ ! -f "$releases/release.json" ]; then
  echo "there are no releases of $remote in ${RELEASES_OF:-/srv/releases-of}" >&2
  exit 2
fi

case $command in
  rollback | canary | promote | clean)
    cd "$remote"
    exec node ../shared/bundler/bin/remote.mjs "$command" --to "$releases" "$@"
    ;;
  releases) exec node --import tsx tools/commands/releases.ts "$remote" --to "$releases" "$@" ;;
  *) usage ;;
esac
