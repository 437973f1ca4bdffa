import { LinkList } from '#app/components/links/link-list.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { Answer } from '#app/page-data/answers.ts';

export function Answers({ answers }: { answers: readonly Answer[] }) {
  return answers.map(({ slug, question, parts, guides = [] }) => (
    <Disclosure key={slug} id={slug} heading={question}>
      {parts.map((part) => (
        <AnswerPart key={part.answer} {...part} />
      ))}
      <LinkList links={guides} />
    </Disclosure>
  ));
}

function AnswerPart({ name, answer }: Answer['parts'][number]) {
  return (
    <p>
      {name === undefined ? null : <strong className="semibold">{`${name}: `}</strong>}
      {answer}
    </p>
  );
}
