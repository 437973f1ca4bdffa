import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { SafetyPage } from '#app/page-data/main-pages.ts';

type Topic = SafetyPage['content']['topics'][number];

/** What to do in each kind of trouble until help comes. The first is for everyone and is open; the others are found by name. */
export function SafetyTopics({ topics: [first, ...others] }: { topics: readonly Topic[] }) {
  return (
    <>
      {first === undefined ? null : (
        // With its heading, its cases fill three columns.
        <div
          id={first.slug}
          className="mb-6 callout grid gap-x-10 gap-y-3 lg:mb-12 lg:grid-cols-3 lg:gap-y-6 lg:p-8"
        >
          <h2 className="headline text-xl lg:text-2xl">{first.heading}</h2>
          <TopicText topic={first} />
        </div>
      )}
      <div>
        {others.map((topic) => (
          <Disclosure key={topic.slug} id={topic.slug} heading={topic.heading} headingLevel={2}>
            <TopicText topic={topic} />
          </Disclosure>
        ))}
      </div>
    </>
  );
}

/** What not to do comes before the steps. */
function TopicText({ topic: { paragraphs, cases = [], never, steps } }: { topic: Topic }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {cases.map(({ when, what }) => (
        <p key={when}>
          <strong className="block headline text-lg">{when}</strong> {what}
        </p>
      ))}
      {never === undefined ? null : <TopicList list={never} Tag="ul" className="list-disc" />}
      {steps === undefined ? null : <TopicList list={steps} Tag="ol" className="list-decimal" />}
    </>
  );
}

function TopicList({
  list,
  Tag,
  className,
}: {
  list: NonNullable<Topic['steps']>;
  Tag: 'ul' | 'ol';
  className: string;
}) {
  return (
    <>
      <p className="semibold">{list.heading}</p>
      <Tag className={`${className} stack-1.5 pl-5`}>
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </>
  );
}
