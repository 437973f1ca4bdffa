import { Phone } from 'lucide';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { SafetyPage } from '#app/page-data/main-pages.ts';

type Content = SafetyPage['content'];
type Topic = Content['topics'][number];

/** On wide screens, what to do begins where the page's own second column does. */
const row = 'lg:grid lg:grid-cols-[calc(100%*5/12-2rem)_minmax(0,1fr)] lg:gap-x-16';

/** What to do in an emergency; then what holds until help comes, beside each kind of trouble by its name. */
export function SafetyTopics({ emergencyCall, emergency, rule, topics }: Omit<Content, 'hero' | 'call'>) {
  return (
    <>
      <div
        id={emergency.slug}
        className="danger bg-band pt-[2.125rem] pb-6 [line-height:1.45] max-lg:mx-[calc(var(--gutters)/-2)] max-lg:px-[calc(var(--gutters)/2)] lg:p-8"
        // As long as its button is in sight, the company's own is quiet.
        data-placement="hero"
      >
        <div className={`items-center ${row}`}>
          <h2 className="headline text-2xl">{emergency.heading}</h2>
          <div className="mt-4 grid gap-3 text-center lg:mt-0">
            <ButtonLink look="call" to={emergencyCall.path} className="hover:underline">
              <Icon icon={Phone} className="size-5" />
              {emergencyCall.name}
            </ButtonLink>{' '}
            <a href="#topics" className="button-quiet button-roomy">
              {rule.link}
            </a>
          </div>
        </div>
        <TopicText topic={emergency} />
      </div>
      <div id="topics" className="mt-10 columns-beside lg:mt-section">
        <div className="mb-6">
          <h2 className="headline text-2xl">{rule.heading}</h2>
          <p className="mt-3 measure">{rule.text}</p>
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
            <li key={when} className={`mt-5 hairline-t border-line pt-5 lg:mt-4 lg:pt-4 ${row}`}>
              <h3 className="flex gap-3 semibold text-balance lg:self-start lg:text-xl">
                <Icon icon={icon} className="size-[min(1.75rem,9vw)] flex-none text-danger lg:size-9" />
                {when}
              </h3>
              <div className="max-lg:pl-[calc(min(1.75rem,9vw)+0.75rem)]">
                <strong className="mt-1 block headline text-xl lg:mt-0 lg:text-[1.625rem]">{first}</strong>
                <p className="mt-1.5">{what}</p>
              </div>
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
