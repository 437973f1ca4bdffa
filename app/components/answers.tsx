import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import type { Answer } from '#app/content/to-pages/page-data.ts';

/** What callers ask first, with all that the owner has answered. `linked`: each can be linked to. */
export function Answers({ answers, linked = false }: { answers: readonly Answer[]; linked?: boolean }) {
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {answers.map(({ slug, question, parts, unanswered }) => (
        <div key={slug} id={linked ? slug : undefined} className="ruled">
          <dt className="headline text-lg">{question}</dt>
          {parts.map((part) => (
            <AnswerPart key={part.answer} {...part} />
          ))}
          {unanswered === undefined ? null : <dd className="mt-2">{unanswered}</dd>}
        </div>
      ))}
    </dl>
  );
}

function AnswerPart({ name, answer, link }: Answer['parts'][number]) {
  const { labels } = useSite();
  return (
    <dd className="mt-2">
      {name === undefined ? null : <strong className="semibold">{name}: </strong>}
      {answer}
      {link === undefined ? null : (
        <ExternalLink href={link.url} notice={labels.newTab} className="text-link inline-block py-2">
          {link.text}
        </ExternalLink>
      )}
    </dd>
  );
}
