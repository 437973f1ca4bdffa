import { expect, test } from 'vitest';
import { loadReport, type Round } from '#bench/server/report.ts';

const round: Round = {
  requests: 30_000,
  microseconds: 30_000_000,
  errors: 0,
  timeouts: 0,
  median: 5000,
  p99: 20_400,
  memory: 10 * 2 ** 20,
};
const load = { connections: 1000, seconds: 30, machine: '2 cores', busy: 3, date: '2026-01-02' };

test('the best round counts, and the worst of errors and memory', () => {
  const rounds = [
    { ...round, errors: 2 },
    { ...round, requests: 60_000, p99: 10_000 },
    { ...round, timeouts: 1, memory: 20 * 2 ** 20 },
  ];
  expect(loadReport({ ...load, servers: [{ name: 'nginx', rounds }] })).toContain(
    '| nginx | 2,000 (1,000) | 5 ms | 10 ms | 2 | 1 | 20 MB |',
  );
});

test('a server without a measurement is an error', () => {
  expect(() => loadReport({ ...load, servers: [{ name: 'nginx', rounds: [] }] })).toThrow('nginx');
});
