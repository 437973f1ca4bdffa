/** Makes the files of one photograph for the editor, in a process that may use so much memory and no more. */
import { type Cut, pictureFiles, type Size } from '#cms/records/pictures.ts';

export interface PictureTask {
  name: string;
  photograph: Uint8Array;
  size: Size;
  cut: Cut;
}

const mostMemory = 1_000_000_000;

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory)
    answer({ error: 'The photograph needs too much memory. Make it smaller.' });
}, 50);

process.once('message', (task) => {
  const { name, photograph, size, cut } = task as PictureTask; // The editor's server sends nothing else.
  pictureFiles(name, photograph, size, cut).then(
    (files) => answer({ files }),
    (error: Error) => answer({ error: error.message }),
  );
});

function answer(words: object) {
  process.send?.(words, () => process.exit());
}
