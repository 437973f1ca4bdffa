/** Serves the built site: `npm start`. */
import { chosenPort, portProblem } from '#host/port.ts';
import { siteServer } from '#host/site-server.ts';

const port = chosenPort();
const server = siteServer(['dist/site']);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(portProblem(port, error));
  process.exit(1);
});

server.listen(port, () => console.log(`The site is ready at http://localhost:${port}`));
