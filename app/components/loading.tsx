import { useSite } from '#app/components/site-context.ts';

/** Shows while a page's content is on its way: the company's mark, which comes and goes. */
export function Loading({ text }: { text: string }) {
  const { mark } = useSite();
  return (
    <div role="status" className="flex min-h-screen flex-col items-center gap-3 pt-32">
      <title>{text}</title>
      <svg
        viewBox="0 0 32 32"
        width={64}
        height={64}
        className="loading-mark size-16 text-muted"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={mark} />
      </svg>
      <p className="text-lg">{text}</p>
    </div>
  );
}
