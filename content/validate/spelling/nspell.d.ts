/** The part of the spelling checker that is used: it has no types of its own. */
declare module 'nspell' {
  export default function nspell(
    affixes: Buffer,
    words: Buffer,
  ): {
    correct(word: string): boolean;
    suggest(word: string): string[];
  };
}
