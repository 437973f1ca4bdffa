import { Disclosures } from '#app/components/ui/disclosure.tsx';
import type { LinkedText } from '#app/template.ts';

interface Question {
  question: string;
  answer: LinkedText;
}

/** Each answer collapsed below its question. */
export function QuestionDisclosures({ items }: { items: readonly Question[] }) {
  return <Disclosures texts={items.map(({ question, answer }) => ({ heading: question, text: answer }))} />;
}
