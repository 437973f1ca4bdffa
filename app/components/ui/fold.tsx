import type { ReactNode } from 'react';

/** A text folded up under its heading. An address that leads to it opens it: browsers do so by themselves. */
export function Fold({
  id,
  heading,
  children,
}: {
  id?: string | undefined;
  heading: string;
  children: ReactNode;
}) {
  return (
    <details className="fold">
      <summary className="fold-summary fold-mark">
        <h3 className="grow headline text-lg">{heading}</h3>
      </summary>
      <div id={id} className="fold-text measure stack-3">
        {children}
      </div>
    </details>
  );
}
