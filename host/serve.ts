/** Serves the built site: `npm start`. */
import { existsSync } from 'node:fs';
import { finishedSite } from '#host/finished-site.ts';
import { chosenHost, chosenPort, portProblem } from '#host/port.ts';
import { siteServer } from '#host/site-server.ts';

const port = chosenPort();
if (!existsSync(`${finishedSite}/index.html`)) {
  console.error(
    `There is no ${finishedSite}/index.html, so there is nothing to serve. Run \`npm start\`, which builds the site first, or \`npm run build\`.`,
  );
  process.exit(1);
}

const server = siteServer([finishedSite]);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(portProblem(port, error));
  process.exit(1);
});

server.listen(port, chosenHost(), () => console.log(`The site is ready at http://localhost:${port}`));
