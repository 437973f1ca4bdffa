import { Fragment, type ReactNode } from 'react';
import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import type { LinkedText } from '#app/template.ts';

/** A disclosure: a text collapsed under its heading. Browsers open it for an address that leads to it. */
export function Disclosure({
  id,
  heading,
  headingLevel = 3,
  children,
}: {
  id?: string | undefined;
  heading: string;
  /** One below the heading above it; 0 in a long list, whose summaries are names enough. */
  headingLevel?: 0 | 2 | 3 | undefined;
  children: ReactNode;
}) {
  const Heading = headingLevel === 0 ? Fragment : (`h${headingLevel}` as const);
  return (
    <details className="disclosure">
      <summary className={`disclosure-summary disclosure-mark ${headingLevel === 0 ? '' : 'headline'}`}>
        <Heading>{heading}</Heading>
      </summary>
      <div id={id} className="disclosure-text measure stack-3">
        {children}
      </div>
    </details>
  );
}

export function Disclosures({
  texts,
  headingLevel,
}: {
  texts: readonly { heading: string; text: LinkedText }[];
  headingLevel?: 2 | 3 | undefined;
}) {
  return texts.map(({ heading, text }) => (
    <Disclosure key={heading} heading={heading} headingLevel={headingLevel}>
      <Paragraph text={text} />
    </Disclosure>
  ));
}
