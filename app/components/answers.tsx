import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { Fold } from '#app/components/ui/fold.tsx';
import type { Answer } from '#app/content/to-pages/page-data.ts';

/** What callers ask first, each question with all that the owner has answered. `linked`: each can be linked to. */
export function Answers({ answers, linked = false }: { answers: readonly Answer[]; linked?: boolean }) {
  return answers.map(({ slug, question, parts, unanswered }) => (
    <Fold key={slug} id={linked ? slug : undefined} heading={question}>
      {parts.map((part) => (
        <AnswerPart key={part.answer} {...part} />
      ))}
      {unanswered === undefined ? null : <p>{unanswered}</p>}
    </Fold>
  ));
}

function AnswerPart({ name, answer, link }: Answer['parts'][number]) {
  const { labels } = useSite();
  return (
    <p>
      {name === undefined ? null : <strong className="semibold">{`${name}: `}</strong>}
      {answer}
      {link === undefined ? null : (
        <ExternalLink href={link.url} notice={labels.newTab} className="text-link inline-block py-2">
          {link.text}
        </ExternalLink>
      )}
    </p>
  );
}
