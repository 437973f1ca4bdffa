/** Serves the built site: `npm start`. */
import { existsSync } from 'node:fs';
import { chosenPort, portProblem } from '#host/port.ts';
import { siteServer } from '#host/site-server.ts';

const site = 'dist/site';
const port = chosenPort();
if (!existsSync(`${site}/index.html`)) {
  console.error(
    `There is no ${site}/index.html, so there is nothing to serve. Run \`npm start\`, which builds the site first, or \`npm run build\`.`,
  );
  process.exit(1);
}

const server = siteServer([site]);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(portProblem(port, error));
  process.exit(1);
});

server.listen(port, () => console.log(`The site is ready at http://localhost:${port}`));
