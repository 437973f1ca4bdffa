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
  machine: string;
  /** How many programs wanted a core in the minute before (the system's load average). */
  busy: number;
  date: string;
}

/** docs/load.md */
export function loadReport({ servers, connections, seconds, machine, busy, date }: Load): string {
  return `# How many requests a server answers

Measured by \`npm run load\` on ${date}: ${machine}. [wrk](https://github.com/wg/wrk) on the same machine asks for all pages in turn, compressed with Brotli, over ${connections.toLocaleString('en-US')} connections for ${seconds} seconds. In the minute before, ${busy.toFixed(1)} programs on average wanted a core for themselves: figures are comparable with each other only. Each server is started anew for each of its rounds. Its best one counts, and its worst stands in brackets, because wrk and whatever else runs take their share of the machine. Errors and memory are the worst of all rounds.

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
  const sorted = rounds.toSorted((one, other) => rate(other) - rate(one));
  const [best] = sorted;
  if (best === undefined) throw new Error(`Nothing was measured of ${name}.`);
  const most = (of: (round: Round) => number) => Math.max(...rounds.map(of));
  return [
    name,
    `${perSecond(best)} (${perSecond(sorted.at(-1) ?? best)})`,
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

function perSecond(round: Round): string {
  return Math.round(rate(round)).toLocaleString('en-US');
}

function milliseconds(microseconds: number): string {
  return `${Math.round(microseconds / 1000)} ms`;
}
