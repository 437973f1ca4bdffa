import { Link } from '#app/components/links/link.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { AnswerLines as Lines } from '#app/page-data/answers.ts';
import { paths } from '#app/paths.ts';

/** What callers ask first, in a line each that leads to the whole answer. The same on many pages. */
export function AnswerLines({ answers: { lines, more } }: { answers: Lines }) {
  return (
    <div data-shared>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {lines.map(({ name, text, path }) => (
          <li key={path} className="ruled">
            <Link to={path} className="text-link inline-block py-1 headline text-lg">
              {name}
            </Link>
            <p className="mt-1">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.answers} className="text-link inline-block py-2 semibold">
          {more}
        </Link>
      </p>
    </div>
  );
}
