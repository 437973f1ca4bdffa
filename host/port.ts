import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The port to serve at: PORT, or 4173. Ends the program when PORT is not a port. */
export function chosenPort(): number {
  const port = Number(process.env.PORT ?? 4173);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `PORT is "${process.env.PORT}", which is not a port. Use a number from 1 to 65535, for example: ${withPort(4174)}`,
  );
  process.exit(1);
}

/** The address to serve at: HOST, or the one that only this machine reaches. */
export function chosenHost(): string {
  return process.env.HOST || '127.0.0.1';
}

export function portProblem(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use, so the site can't be served there. Stop the other program, or choose another port: ${withPort(port + 1)}`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return `HOST is "${chosenHost()}", which is not an address of this machine. Leave it out to serve this machine only, or write HOST=0.0.0.0 to let others in the network see the site.`;
  return `The site can't be served on port ${port}: ${error.message}`;
}

/** The command with another port, as the machine's shell reads it: of Windows, PowerShell. */
function withPort(port: number): string {
  return process.platform === 'win32' ? `$env:PORT = ${port}; npm start` : `PORT=${port} npm start`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with that port; only pipes have a string.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
