import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory that a process and those below it hold right now. Linux tells it of every process. */
function residentMemory(process: ChildProcess): number {
  const statuses = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [Number(id), statusOf(id)]),
  );
  function held(id: number): number {
    const below = [...statuses].filter(([, status]) => status.parent === id).map(([id]) => held(id));
    return below.reduce((sum, bytes) => sum + bytes, statuses.get(id)?.resident ?? 0);
  }
  return process.pid === undefined ? 0 : held(process.pid);
}

/** A process may be gone by the time it is asked for. */
function statusOf(id: string): { parent: number; resident: number } {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: field('PPid'), resident: field('VmRSS') * 1024 };
  } catch {
    return { parent: 0, resident: 0 };
  }
}

/** Watches a process until `most` is asked for, which gives the most memory it has held. */
export function watchMemory(process: ChildProcess): { most: () => number } {
  let most = residentMemory(process);
  const timer = setInterval(() => (most = Math.max(most, residentMemory(process))), 500);
  return {
    most() {
      clearInterval(timer);
      return Math.max(most, residentMemory(process));
    },
  };
}
