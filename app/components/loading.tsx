/** Shows while a page's content is on its way: a door that opens panel by panel. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="flex min-h-screen flex-col items-center gap-6 pt-32">
      <title>{text}</title>
      <svg
        viewBox="0 0 48 40"
        className="loading-door size-16 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M3 39V3h42v36" />
        <path d="M9 11h30M9 19h30M9 27h30M9 35h30" />
      </svg>
      <p className="text-lg">{text}</p>
    </div>
  );
}
