import type { ReactNode } from 'react';

/** A deep-colored band that asks for one thing: the call. */
export function CallBlock({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="night bg-deep py-section text-on-night" aria-labelledby={id} data-placement="banner">
      <div className="contained flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
        <div className="measure">
          <h2 id={id} className="headline text-3xl text-balance">
            {heading}
          </h2>
          <p className="mt-4 text-lg text-on-night-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
