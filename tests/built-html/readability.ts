import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-US', { granularity: 'word' });

/** The US school grade that can read a text (Flesch-Kincaid). Each of the texts is a block: a sentence ends where it ends. */
export function gradeLevel(texts: readonly string[]): number {
  const { sentence, word, syllable } = count(texts);
  return 0.39 * (word / sentence) + 11.8 * (syllable / word) - 15.59;
}

/** Words a sentence. Headings, labels and buttons are left out: they are not sentences, and would make the average look shorter. */
export function averageSentenceLength(texts: readonly string[]): number {
  const { sentence, word } = count(texts.filter((text) => /[.?!][”’)]*$/.test(text)));
  return sentence === 0 ? 0 : word / sentence;
}

function count(texts: readonly string[]) {
  const all = texts.flatMap((text) => [...sentences.segment(text)].map(({ segment }) => wordsOf(segment)));
  const spoken = all.filter((sentence) => sentence.length > 0);
  return {
    sentence: spoken.length,
    word: spoken.flat().length,
    // A number has no vowels to count; it is read as one syllable at least.
    syllable: spoken.flat().reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}

function wordsOf(sentence: string): string[] {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
