import { Mark } from '#app/components/header/logo.tsx';

/** Shows while a page's content is on its way: the company's mark, which comes and goes. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="flex min-h-screen flex-col items-center gap-3 pt-32">
      <title>{text}</title>
      <Mark size={64} className="loading-mark size-16 text-muted" />
      <p>{text}</p>
    </div>
  );
}
