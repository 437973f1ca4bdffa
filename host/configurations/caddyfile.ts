import { contentTypes, unknownType } from '#host/content-type.ts';
import {
  commonHeaders,
  type Configuration,
  movedPattern,
  otherValues,
} from '#host/configurations/configuration.ts';
import { hiddenPattern, irregularPattern } from '#host/not-served.ts';

/**
 * The site for Caddy, which fetches its certificate itself. ADDRESS, SITE and ADMIN in the environment say another address,
 * another folder than /srv/site, and another place for Caddy's own commands; docs/hosting.md says how it is used.
 */
export function caddyfile({ rules, redirects, origin }: Configuration): string {
  const common = commonHeaders(rules);
  const headers = Object.entries(common).map(([name, value]) => `\t\t${name} "${value}"`);
  const types = Object.entries(contentTypes).map(([end, type]) => `\t\t~\\${end}$ "${type}"`);
  const ofFiles = (name: string) =>
    otherValues(rules, name)
      .map(({ pattern, value }) => `\t\t\t\t~${pattern} "${value}"`)
      .join('\n');
  const moves = redirects.flatMap((redirect, index) => [
    `\t\t@moved${index} path_regexp "${movedPattern(redirect)}"`,
    `\t\tredir @moved${index} ${redirect.to} ${redirect.status}`,
  ]);

  return `# Written by the build from host/: change it there.
{
	admin {$ADMIN:localhost:2019}
	servers {
		# A connection on which nothing more comes is closed; by itself, Caddy keeps it for ever.
		timeouts {
			read_header 10s
			read_body 10s
			idle 1m
		}
	}
}

(headers) {
	header {
${headers.join('\n')}
	}
	header {
		Vary "Accept-Encoding"
		# Last of all: Caddy would say it once more.
		defer
	}
	header -Server
	header -Last-Modified
}

(file) {
	map {path} {content_type} {
${types.join('\n')}
		default "${unknownType}"
	}
	header Content-Type {content_type}
	# The time of a build says nothing about a file.
	request_header -If-Modified-Since
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$ADDRESS:${origin}} {
	root * {$SITE:/srv/site}

	route {
		import headers

		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		error @other 405

		@irregular expression \`{http.request.orig_uri}.matches("(?i)${irregularPattern.replaceAll('\\', '\\\\')}")\`
		error @irregular 404
		@hidden path_regexp "(?i)${hiddenPattern}"
		error @hidden 404
${moves.join('\n')}

		rewrite / /index.html
		@slash path_regexp "^(.+)/$"
		uri @slash strip_suffix /
		@file file {path} {path}.html
		route @file {
			rewrite * {http.matchers.file.relative}
			map {path} {cache_control} {
${ofFiles('Cache-Control')}
				default "${common['Cache-Control']}"
			}
			header Cache-Control {cache_control}
			map {path} {resource_policy} {
${ofFiles('Cross-Origin-Resource-Policy')}
				default "${common['Cross-Origin-Resource-Policy']}"
			}
			header Cross-Origin-Resource-Policy {resource_policy}
			# One range of a file; any other wish is answered with all of it.
			@others not header_regexp Range "^bytes=(\\d+-\\d*|-0*[1-9]\\d*)$"
			request_header @others -Range
			import file
		}
		error 404
	}

	handle_errors {
		import headers
		@404 expression {http.error.status_code} == 404
		route @404 {
			# The page is no part of what was asked for, and nobody has it under that address.
			request_header -Range
			request_header -If-None-Match
			rewrite * /404.html
			import file
		}
		respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}
	}
}
`;
}
