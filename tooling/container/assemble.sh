#!/bin/sh
# Puts together what a server needs at run time, from a workspace that is installed and built: no sources, no tools.
#   sh tooling/container/assemble.sh <folder that is not there yet>
set -eu
image=$1
mkdir -p "$image"

# The packages that the bundled programs leave outside, in a folder of their own.
for program in api release; do
  npx --yes pnpm@12.21.0 --filter "@tessera/$program" deploy --legacy --prod "$image/deployed"
  mkdir "$image/$program"
  mv "$image/deployed/node_modules" "$image/deployed/package.json" "$image/$program"
  rm -rf "$image/deployed"
done

cp -R api/dist api/migrations api/template-pictures "$image/api"
mkdir "$image/api/.cache"
cp api/.cache/pglite-*-empty.tar "$image/api/.cache"

for part in shell mf-* release; do
  mkdir -p "$image/$part"
  cp -R "$part/dist" "$image/$part"
done
mkdir -p "$image/tooling/scripts"
cp -R tooling/container tooling/dev "$image/tooling"
cp -R tooling/scripts/lib "$image/tooling/scripts"
# Source maps are for whoever has the sources.
find "$image" -name '*.map' -path '*/dist/*' -not -path '*/node_modules/*' -delete
