import { contentTypes, unknownType } from '#host/content-type.ts';
import {
  commonHeaders,
  type Configuration,
  movedPattern,
  otherValues,
} from '#host/configurations/configuration.ts';
import { hiddenPattern, irregularPattern } from '#host/not-served.ts';

/**
 * The site for nginx with its module brotli_static: what belongs inside `http { }`. It takes requests at port 80 and files
 * from /srv/site; docs/hosting.md says how it is used.
 */
export function nginxSite({ rules, redirects, origin }: Configuration): string {
  const {
    'Cache-Control': uncached,
    'Cross-Origin-Resource-Policy': unshared,
    ...headers
  } = commonHeaders(rules);
  const moved = Map.groupBy(redirects, ({ status }) => status);

  // Only where a file was found.
  const ofFiles = (name: string) =>
    otherValues(rules, name)
      .map(({ pattern, value }) => `  "~^(200|206|304):${pattern.slice(1)}" "${value}";`)
      .join('\n');
  const targets = [...moved].flatMap(([status, redirects]) => [
    `map $uri $site_moved_${status} {`,
    ...redirects.map((redirect) => `  "~${movedPattern(redirect)}" "${redirect.to}";`),
    '}\n',
  ]);
  const moves = [...moved.keys()].flatMap((status) => [
    `    if ($site_moved_${status}) {`,
    `      return ${status} $site_moved_${status};`,
    '    }',
  ]);
  const types = Object.entries(contentTypes).map(([end, type]) => `    "${type}" ${end.slice(1)};`);
  const fields = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);

  return `# Written by the build from host/: change it there.

map "$status:$uri" $site_cache_control {
${ofFiles('Cache-Control')}
  default "${uncached}";
}

map "$status:$uri" $site_resource_policy {
${ofFiles('Cross-Origin-Resource-Policy')}
  default "${unshared}";
}

map $status $site_allow {
  405 "GET, HEAD";
}

map $request_uri $site_irregular {
  "~*${irregularPattern}" 1;
}

map $uri $site_hidden {
  "~*${hiddenPattern}" 1;
}

${targets.join('\n')}
server {
  listen 80 default_server;
  # HTTPS, once it is set up (docs/hosting.md).
  include /etc/nginx/site-https*.conf;
  server_name ${new URL(origin).host};
  root /srv/site;

  # A connection on which nothing more comes is closed.
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  send_timeout 30s;
  lingering_time 10s;

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  # One range of a file; several are answered with all of it.
  max_ranges 1;
  # The time of a build says nothing about a file.
  if_modified_since off;
  add_header Last-Modified "";

  # Every text file lies compressed beside itself.
  gzip off;
  gzip_static on;
  brotli_static on;

  types {
${types.join('\n')}
  }
  default_type ${unknownType};

${fields.join('\n')}
  add_header Vary "Accept-Encoding" always;
  add_header Cache-Control $site_cache_control always;
  add_header Cross-Origin-Resource-Policy $site_resource_policy always;
  add_header Allow $site_allow always;

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  # nginx sends these answers' headers twice: the second time there must be none. One field here keeps off those above.
  error_page 416 @unsatisfiable;
  location @unsatisfiable {
    add_header Allow $site_allow;
    return 416;
  }

  location / {
    if ($request_method !~ "^(GET|HEAD)$") {
      return 405;
    }
    if ($site_irregular) {
      return 404;
    }
    if ($site_hidden) {
      return 404;
    }
${moves.join('\n')}
    rewrite ^/$ /index.html break;
    rewrite ^(.+)/$ $1 break;
    try_files $uri $uri.html =404;
  }
}
`;
}
