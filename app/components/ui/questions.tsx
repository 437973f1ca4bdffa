import { Fold } from '#app/components/ui/fold.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function Questions({
  items,
  columns = false,
}: {
  items: readonly { question: string; answer: LinkedText }[];
  columns?: boolean;
}) {
  return (
    <dl className={`grid gap-x-16 gap-y-8 ${columns ? 'lg:grid-cols-2' : ''}`}>
      {items.map(({ question, answer }) => (
        <div key={question} className="hairline-t border-line pt-5">
          <dt className="headline text-lg">{question}</dt>
          <dd className="mt-2 measure">
            <RichText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, each answer collapsed below its question. */
export function FoldedQuestions({ items }: { items: Parameters<typeof Questions>[0]['items'] }) {
  return items.map(({ question, answer }) => (
    <Fold key={question} heading={question}>
      <p>
        <RichText text={answer} />
      </p>
    </Fold>
  ));
}
