#!/bin/sh
# Installs what is missing. Without a parameter, the locked packages that building and serving need (the project's own
# Node among them); with --all, those of tests and reports too; with --browser, also the system libraries that the
# packaged Chromium needs; with --browsers, Firefox, WebKit and the servers that the built site is tested on too.
# Takes no noticeable time when nothing is missing.
set -eu

fail() {
  printf '\n%s\n' "$1" >&2
  exit 1
}

command -v npm >/dev/null || fail 'npm is missing, so nothing can be installed. Install Node.js (https://nodejs.org), which brings it.'

wanted=site
[ -z "${1-}" ] || wanted=all
# What is installed is never taken away again, also when the lock has changed.
installed=$(cat node_modules/.installed 2>/dev/null || true)
[ "$installed" != all ] || wanted=all

if [ "$installed" != "$wanted" ] || ! [ node_modules/.installed -nt package-lock.json ]; then
  case $wanted in
    site) omit=--omit=dev size='about 240 MB' ;;
    all) omit='' size='about 630 MB' ;;
  esac
  echo "Installing the dependencies (once; $size) ..."
  log=$(mktemp)
  # shellcheck disable=SC2086 # Without a value, it is no word.
  npm ci $omit --ignore-scripts --loglevel=error --no-audit --no-fund >"$log" 2>&1 ||
    fail "The dependencies could not be installed. Check the network connection and the free disk space, then run the same command again.
npm says: $(grep -v 'A complete log' "$log" | head -n 3)"
  rm "$log"
  # For compiling add-ons to Node, which nothing here does: 67 MB.
  rm -rf node_modules/node-linux-*/include
  echo "$wanted" >node_modules/.installed
fi

# The project brings its own Node on Linux; elsewhere the machine's own has to be new enough to run TypeScript files.
PATH="$PWD/node_modules/.bin:$PATH" node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 22 || (major === 22 && minor >= 18) ? 0 : 1)' ||
  fail "Node $(node -v) is too old to build the site. Install Node 24 (https://nodejs.org), then run the same command again."

case ${1-} in
  --browser) engines=chromium ;;
  --browsers) engines='chromium firefox webkit' ;;
  *) exit 0 ;;
esac

if [ "$(uname -s)" != Linux ]; then
  # The packaged Chromium is for Linux; elsewhere the test runner fetches its own engines.
  # shellcheck disable=SC2086 # The names of the engines are words of their own.
  npx playwright install $engines ||
    fail 'The browsers for the tests could not be installed. Check the network connection, then run the same command again.'
  exit 0
fi

missing=
ldconfig -p | grep -q 'libnss3\.so' || missing="$missing libnss3"
ldconfig -p | grep -q 'libexpat\.so\.1' || missing="$missing libexpat1"
if [ "$engines" != chromium ]; then
  command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$missing firefox-esr"
  command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
  command -v Xvfb >/dev/null || missing="$missing xvfb"
  command -v caddy >/dev/null || missing="$missing caddy"
  [ -x /usr/sbin/nginx ] || missing="$missing nginx"
  [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ] ||
    missing="$missing libnginx-mod-http-brotli-static"
fi
[ -n "$missing" ] || exit 0
command -v apt-get >/dev/null ||
  fail "The tests need these packages, as Debian names them:$missing. Install them with your package manager, then run the same command again."
[ "$engines" = chromium ] || echo 'Installing the browsers and servers for the tests (once; up to 145 MB to fetch, 550 MB on the disk) ...'
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
# shellcheck disable=SC2086 # The package names are words of their own.
{ $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -yqq --no-install-recommends $missing >/dev/null; } ||
  fail "The packages$missing could not be installed. Install them by hand, then run the same command again."
case $missing in
  *caddy* | *nginx*)
    # Debian starts the servers that it installs, now and with the machine. The tests start their own.
    [ ! -d /run/systemd/system ] || $sudo systemctl disable --now --quiet caddy nginx 2>/dev/null || true
    ;;
esac
