import { markdownTable } from '#bench/markdown-table.ts';

/** One measurement: wrk's figures, and what the server held at most. */
export interface Round {
  requests: number;
  microseconds: number;
  /** Connections that failed, and answers that were no success. */
  errors: number;
  /** Requests that were not answered within ten seconds. */
  timeouts: number;
  /** Microseconds until an answer was complete. */
  median: number;
  p99: number;
  /** Bytes. */
  memory: number;
}

interface Load {
  servers: readonly { name: string; rounds: readonly Round[] }[];
  connections: number;
  seconds: number;
  pages: number;
  machine: string;
  date: string;
}

/** docs/load.md */
export function loadReport({ servers, connections, seconds, pages, machine, date }: Load): string {
  return `# How many requests a server answers

Measured by \`npm run load\` on ${date}: ${machine}. [wrk](https://github.com/wg/wrk) on the same machine asks for ${pages} pages in turn, compressed with Brotli, over ${connections.toLocaleString('en-US')} connections for ${seconds} seconds. Each server is started anew for each of its rounds; its best one counts, because wrk and whatever else runs take their share of the machine. Errors and memory are the worst of all rounds.

${markdownTable(
  ['Server', 'Pages a second', 'Median', '99 of 100 within', 'Errors', 'Timeouts', 'Memory'],
  servers.map(({ name, rounds }) => row(name, rounds)),
)}

Memory is what all processes of a server hold, what they share counted for each. A timeout is a request that was not answered within ten seconds.

The preview server is for looking at the site on one's own machine (\`npm start\`): it reads each file anew for each request. It is no server for the public.
`;
}

/** Throws without any rounds. */
function row(name: string, rounds: readonly Round[]): string[] {
  const best = rounds.toSorted((one, other) => rate(other) - rate(one))[0];
  if (best === undefined) throw new Error(`Nothing was measured of ${name}.`);
  const most = (of: (round: Round) => number) => Math.max(...rounds.map(of));
  return [
    name,
    Math.round(rate(best)).toLocaleString('en-US'),
    milliseconds(best.median),
    milliseconds(best.p99),
    String(most(({ errors }) => errors)),
    String(most(({ timeouts }) => timeouts)),
    `${Math.round(most(({ memory }) => memory) / 2 ** 20)} MB`,
  ];
}

function rate({ requests, microseconds }: Round): number {
  return requests / (microseconds / 1_000_000);
}

function milliseconds(microseconds: number): string {
  return `${Math.round(microseconds / 1000)} ms`;
}
