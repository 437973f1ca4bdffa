import { TriangleAlert } from 'lucide';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { SafetyPage } from '#app/page-data/main-pages.ts';

type Topic = SafetyPage['content']['topics'][number];

/** What to do in each kind of trouble until help comes, found by its name; and in an emergency, which is open. */
export function SafetyTopics({ topics, emergency }: { topics: readonly Topic[]; emergency: Topic }) {
  return (
    <>
      <div className="mb-6 lg:mb-12">
        {topics.map((topic) => (
          <Disclosure key={topic.slug} id={topic.slug} heading={topic.heading} headingLevel={2}>
            <TopicText topic={topic} />
          </Disclosure>
        ))}
      </div>
      <div
        id={emergency.slug}
        className="callout [box-shadow:inset_0_0.375rem_var(--color-warning)] [--color-rule:var(--color-warning)] lg:col-span-2 lg:p-8"
      >
        <h2 className="mb-4 flex items-center gap-3 headline text-2xl">
          <Icon icon={TriangleAlert} className="size-[1em] shrink-0 text-warning" />
          {emergency.heading}
        </h2>
        <TopicText topic={emergency} />
      </div>
    </>
  );
}

/** What not to do comes before the steps. */
function TopicText({ topic: { paragraphs, cases, never, steps } }: { topic: Topic }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {cases === undefined ? null : (
        <ul>
          {cases.map(({ icon, when, first, what }) => (
            <li
              key={when}
              className="grid grid-cols-[min(2rem,11vw)_1fr] items-baseline gap-x-4 hairline-t border-line py-4 lg:grid-cols-[2rem_5fr_5fr_8fr] lg:gap-x-6"
            >
              <Icon icon={icon} className="row-span-3 h-auto w-full self-start lg:row-span-1" />
              <h3 className="semibold">{when}</h3>
              <strong className="mb-1 headline text-xl">{first}</strong>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      )}
      {never === undefined ? null : <TopicList list={never} Tag="ul" />}
      {steps === undefined ? null : <TopicList list={steps} Tag="ol" />}
    </>
  );
}

function TopicList({ list, Tag }: { list: NonNullable<Topic['steps']>; Tag: 'ul' | 'ol' }) {
  return (
    <>
      <p className="semibold">{list.heading}</p>
      <Tag className={`${Tag === 'ul' ? 'list-disc' : 'list-decimal'} stack-1.5 pl-5`}>
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </>
  );
}
