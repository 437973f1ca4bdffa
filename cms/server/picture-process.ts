/** Makes the files of one photograph for make-picture.ts, and ends once they are sent, or the memory is used up. */
import { constants, setPriority } from 'node:os';
import { pictureFiles, readOnlyPhotographs } from '#cms/records/pictures.ts';
import type { PictureRequest } from '#cms/server/make-picture.ts';

const mostMemory = 1_000_000_000;

// The editor answers first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

readOnlyPhotographs();
setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(1), 50);
process.on('disconnect', () => process.exit());
process.once('message', (request) => {
  pictureFiles(...(request as PictureRequest)).then(
    // A safe cast: make-picture.ts sends it.
    (files) => process.send?.(files, () => process.exit()),
    (error: Error) => process.send?.(error.message, () => process.exit()),
  );
});
