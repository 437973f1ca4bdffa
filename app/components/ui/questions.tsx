import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

interface Question {
  question: string;
  answer: LinkedText;
}

export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
      {items.map(({ question, answer }) => (
        <div key={question} className="hairline-t border-line pt-4">
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
export function QuestionDisclosures({ items }: { items: readonly Question[] }) {
  return <Disclosures texts={items.map(({ question, answer }) => ({ heading: question, text: answer }))} />;
}
