import { Phone } from 'lucide';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { SafetyPage } from '#app/page-data/main-pages.ts';

type Content = SafetyPage['content'];
type Topic = Content['topics'][number];

/** What to do in an emergency; then what holds until help comes, beside each kind of trouble by its name. */
export function SafetyTopics({
  emergencyCall,
  emergency,
  rule,
  topics,
}: Pick<Content, 'emergencyCall' | 'emergency' | 'rule' | 'topics'>) {
  return (
    <>
      <div
        id={emergency.slug}
        className="danger callout lg:p-8"
        // As long as its button is in sight, the company's own is quiet.
        data-placement="hero"
      >
        <div className="mb-4 items-center justify-between lg:flex">
          <h2 className="headline text-2xl">{emergency.heading}</h2>
          <ButtonLink look="call" to={emergencyCall.path} className="mt-4 w-full lg:mt-0 lg:w-auto">
            <Icon icon={Phone} className="size-5" />
            {emergencyCall.name}
          </ButtonLink>
        </div>
        <TopicText topic={emergency} />
      </div>
      <div className="mt-8 columns-beside lg:mt-16">
        <div className="mb-6">
          <h2 className="headline text-2xl">{rule.heading}</h2>
          <p className="mt-2 measure text-lg">{rule.text}</p>
        </div>
        <div>
          {topics.map((topic) => (
            <Disclosure key={topic.slug} id={topic.slug} heading={topic.heading}>
              <TopicText topic={topic} />
            </Disclosure>
          ))}
        </div>
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
              className="relative hairline-t items-baseline gap-x-6 border-line py-3 pl-[min(2.25rem,11vw)] lg:grid lg:grid-cols-[5fr_5fr_8fr] lg:py-4"
            >
              <Icon icon={icon} className="absolute top-3 left-0 w-[min(1.5rem,7vw)] lg:top-4" />
              <h3 className="semibold lg:headline lg:text-lg">{when}</h3>
              <p className="lg:contents">
                <strong className="mt-1 block headline text-xl lg:mt-0">{first}</strong> <span>{what}</span>
              </p>
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
