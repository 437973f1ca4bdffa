#!/bin/sh
# Puts the release that it lies in on a server with Caddy, beside the releases before (docs/hosting.md), and takes it back when
# the site does not answer with it. Keeps five releases. Run by .github/workflows/deploy.yml.
set -eu
release=$(cd "$(dirname "$0")" && pwd)
cd "$release/.."
new=$(basename "$release")
old=$(cat .current 2>/dev/null || true)

serve() {
  SITE="$PWD/$1/upload" caddy reload --config "$1/upload.host/Caddyfile"
}

# Open pages go on asking for scripts and styles of the release that they came from: for seven days after it was replaced.
ls "$new/upload/assets" > "$new/own-assets"
mkdir -p .assets
if [ -f "$old/own-assets" ]; then
  while read -r file; do cp "$old/upload/assets/$file" .assets/; done < "$old/own-assets"
fi
find .assets -type f -mtime +6 -delete
for file in .assets/*; do
  kept="$new/upload/assets/$(basename "$file")"
  [ ! -f "$file" ] || [ -e "$kept" ] || cp "$file" "$kept"
done

origin=${ORIGIN:-$(sed -n 's|^Sitemap: \(.*\)/sitemap.xml$|\1|p' "$new/upload/robots.txt")}
script=assets/$(grep -m 1 '\.js$' "$new/own-assets")
# Whether an address is answered with this very file. A first certificate takes a moment.
answers() {
  curl --fail --silent --show-error --retry 3 --retry-all-errors --max-time 20 "$origin/$1" | cmp - "$new/upload/$2"
}

serve "$new"
if answers '' index.html && answers contact contact.html && answers "$script" "$script"; then
  echo "$new" > .current
  ls -dt */ | tail -n +6 | xargs -r rm -r
  echo "Release $new is in place at $origin."
else
  echo "$origin does not answer with release $new." >&2
  if [ -n "$old" ]; then serve "$old" && echo "Release $old is in place again." >&2; fi
  rm -r "$new"
  exit 1
fi
