import { Link } from '#app/components/ui/link.tsx';
import type { ContactPage } from '#app/content/to-pages/page-data.ts';
import { paths } from '#app/paths.ts';

type Topic = NonNullable<ContactPage['content']['safety']>['topics'][number];

/** What to do in each kind of trouble until help comes: all of it open, with links to find one's own. */
export function SafetyTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.safetyTopic(slug)} className="button-quiet min-h-11 px-4 py-1.5">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {topics.map((topic) => (
          <SafetyTopic key={topic.slug} topic={topic} />
        ))}
      </div>
    </>
  );
}

/** What one must not do stands before the steps. */
function SafetyTopic({ topic: { slug, heading, paragraphs, never, steps } }: { topic: Topic }) {
  return (
    <div id={slug} className="ruled">
      <h3 className="headline text-xl">{heading}</h3>
      <div className="mt-3 measure stack-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {never === undefined ? null : (
          <>
            <p className="semibold">{never.heading}</p>
            <ul className="list-disc stack-1.5 pl-5">
              {never.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
        {steps === undefined ? null : (
          <>
            <p className="semibold">{steps.heading}</p>
            <ol className="list-decimal stack-1.5 pl-5">
              {steps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
