/** Short points in one paragraph, with dots between them (app/styles/layout.css). */
export function RunOnList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`run-on text-muted ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
