import { Link } from '#app/components/ui/link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { AnswerLines as Lines } from '#app/content/to-pages/page-data.ts';
import { paths } from '#app/paths.ts';

/** What callers ask first, in a line each that leads to the whole answer. The same on many pages. */
export function AnswerLines({
  tone,
  answers: { heading, lines, more },
}: {
  tone: 'page' | 'band';
  answers: Lines;
}) {
  return (
    <div data-shared>
      <Section tone={tone} id="answers" heading={heading} beside>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {lines.map(({ name, text, path }) => (
            <li key={path} className="hairline-t border-line py-2">
              <Link to={path} className="text-link inline-block py-1 semibold">
                {name}
              </Link>{' '}
              <span className="block">{text}</span>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <Link to={paths.answers} className="text-link inline-block py-2 semibold">
            {more}
          </Link>
        </p>
      </Section>
    </div>
  );
}
