import { Fragment, type ReactNode } from 'react';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import { isPath, paths } from '#app/paths.ts';
import { claimPlaceholder, type LinkedText, topicLink } from '#app/template.ts';

/**
 * A text in which words link to a safety topic or a page, a claim about the warranty links to its terms (16 CFR 239.2 and 239.4), and
 * ranges don't break.
 */
export function RichText({ text }: { text: LinkedText }) {
  const { safety } = useSite();
  // Words, a link's words, where it leads, words, and so on.
  return text.split(topicLink).map((part, index, parts) => {
    if (index % 3 === 0) return <WithClaim key={part} text={part} />;
    if (index % 3 === 2) return null;
    const [target = ''] = parts.slice(index + 1);
    return (
      <Link
        key={part}
        to={isPath(target) ? target : `${safety ?? paths.home}#${target}`}
        className="text-link"
      >
        {part}
      </Link>
    );
  });
}

function WithClaim({ text }: { text: LinkedText }) {
  const { lifetimeWarranty: claim } = useSite().labels;
  if (claim === undefined) return unbroken(text);
  return text.split(`{${claimPlaceholder}}`).map((words, index) => (
    <Fragment key={words}>
      {index === 0 ? null : (
        <>
          <Link to={paths.answer(claim.answer)} className="text-link">
            {claim.words}
          </Link>
          {claim.whoseLife && ` (${claim.whoseLife})`}
        </>
      )}
      {unbroken(words)}
    </Fragment>
  ));
}

/** Lines may break after an en dash, and "20–" at a line's end reads as another figure than "20–30". */
function unbroken(text: string): ReactNode {
  const [, before, range, after = ''] = /^(.*?)(\d+–\d+)(.*)$/.exec(text) ?? [];
  if (range === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      {unbroken(after)}
    </>
  );
}
