import type { Brand } from '#app/content/records.ts';

/** A brand's name as a drawing, in our own typography: we hold no license for the brands' artwork. */
export function Wordmark({ name, wordmark }: Pick<Brand, 'name' | 'wordmark'>) {
  const { text, width, weight, italic, rule } = wordmark;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      role="img"
      aria-label={name}
      className="h-8 w-auto max-w-full"
      fill="currentColor"
    >
      <text
        x="50%"
        y="29"
        textAnchor="middle"
        fontSize="29"
        fontWeight={weight}
        textLength={width - 8}
        fontStyle={italic ? 'italic' : undefined}
      >
        {text}
      </text>
      {rule ? <path d={`M12 37.5h${width - 24}`} stroke="currentColor" strokeWidth="2" /> : null}
    </svg>
  );
}
