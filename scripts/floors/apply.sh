#!/usr/bin/env bash
# Moves a clean tree of main to the seven floors (docs/decisions/0062-seven-floors.md). Does not commit: everything is staged.
#   apply.sh TREE [--check]     --check also runs types, knip, depcruise and the speed fence
set -uo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
tree="$(cd "$1" && pwd)"
export PATH="$tree/node_modules/.bin:$PATH"
cd "$tree"
[ -z "$(git status --porcelain)" ] || { echo 'The tree is not clean.' >&2; exit 1; }
failed=0
node "$here/figures.mjs" "$tree" | grep -v '^  '
node "$here/move.mjs" "$tree" || exit 1
node "$here/patches.mjs" "$tree" || failed=1
cp -r "$here/overlay/." "$tree/"
git add -A
biome check --write . || failed=1
git add -A
node "$here/figures.mjs" "$tree"
if [ "${2:-}" = --check ]; then
  node node_modules/typescript7/bin/tsc -b || failed=1
  depcruise --config .dependency-cruiser.cjs packages apps .storybook e2e || failed=1
  node scripts/speedFence.mjs || failed=1
  knip || failed=1
fi
[ "$failed" = 0 ] && echo 'Applied.' || echo 'Applied, with problems (above).'
exit "$failed"
