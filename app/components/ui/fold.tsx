import type { ReactNode } from 'react';

/** A disclosure: a text collapsed under its heading. Browsers open it for an address that leads to it. */
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
