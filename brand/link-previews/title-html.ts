import { escapeHtml } from '#brand/drawing/html-document.ts';

/**
 * A title as HTML that breaks where a reader pauses: between its phrases rather than inside one, between words and not
 * at their hyphens. A word in lower case (an article, a preposition) stays with the next, and so does what a no-break
 * space joins.
 */
export function titleHtml(title: string): string {
  return phrases(title)
    .map((phrase) => `<span class="phrase">${words(phrase).map(wordHtml).join(' ')}</span>`)
    .join(' ');
}

/** They end at a colon, at a question mark, and at a comma that parts more than single words. */
function phrases(title: string): string[] {
  return title.split(/(?<=[:?]|[^,:?]\s\S+,) (?=\S+\s)/);
}

function words(phrase: string): string[] {
  return phrase.split(/(?<!(?:^|\s)[a-z]+) /);
}

function wordHtml(word: string): string {
  return `<span class="word">${escapeHtml(word)}</span>`;
}
