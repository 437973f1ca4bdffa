import type { ReactNode } from 'react';

/** A disclosure: a text collapsed under its heading. Browsers open it for an address that leads to it. */
export function Fold({
  id,
  heading,
  headingLevel = 3,
  children,
}: {
  id?: string | undefined;
  heading: string;
  /** One below the heading above it. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details className="fold">
      <summary className="fold-summary fold-mark">
        <Heading className="grow headline text-lg">{heading}</Heading>
      </summary>
      <div id={id} className="fold-text measure stack-3">
        {children}
      </div>
    </details>
  );
}
