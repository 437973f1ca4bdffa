import { Words } from '#app/components/ui/words.tsx';
import type { LinkedText } from '#app/template.ts';

/** Questions people ask, each with its answer in plain sight. */
export function Questions({ items }: { items: readonly { question: string; answer: LinkedText }[] }) {
  return (
    <dl className="grid max-w-4xl gap-8">
      {items.map(({ question, answer }) => (
        <div key={question} className="hairline-t border-line pt-5">
          <dt className="headline text-lg">{question}</dt>
          <dd className="mt-2 measure">
            <Words text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
