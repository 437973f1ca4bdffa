/** Makes the files of one photograph for the editor, in a process that may use so much memory and no more. */
import { pictureFiles, type PictureTask } from '#cms/records/pictures.ts';

const mostMemory = Number(process.argv[2]);

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory)
    answer(new Error('The photograph needs too much memory. Make it smaller, and try again.'));
}, 50);

process.once('message', (task) => {
  pictureFiles(task as PictureTask).then(answer, answer); // The editor's server sends nothing else.
});

function answer(words: object) {
  process.send?.(words, () => process.exit());
}
