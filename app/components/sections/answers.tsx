import { Links } from '#app/components/links/link-list.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { Answer } from '#app/page-data/answers.ts';

export function Answers({ groups }: { groups: readonly { heading: string; list: readonly Answer[] }[] }) {
  return groups.map(({ heading, list }) => (
    <div key={heading}>
      <h3 className="mb-2 headline text-xl">{heading}</h3>
      {list.map(({ slug, question, parts, guides = [] }) => (
        <Disclosure key={slug} id={slug} heading={question} headingLevel={0}>
          {parts.map(({ name, answer }) => (
            <p key={answer}>
              {name === undefined ? null : <strong className="semibold">{`${name}: `}</strong>}
              {answer}
            </p>
          ))}
          <Links links={guides} />
        </Disclosure>
      ))}
    </div>
  ));
}
