import { Disclosures } from '#app/components/ui/disclosure.tsx';
import type { LinkedText } from '#app/template.ts';

export function QuestionDisclosures({
  items,
}: {
  items: readonly { question: string; answer: LinkedText }[];
}) {
  return <Disclosures texts={items.map(({ question, answer }) => ({ heading: question, text: answer }))} />;
}
