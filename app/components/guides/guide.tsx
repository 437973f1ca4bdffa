import { GuideTable, hasAmounts } from '#app/components/guides/guide-table.tsx';
import { Link } from '#app/components/links/link.tsx';
import { lazyComponent } from '#app/components/lazy-component.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import type { Guide as Content, GuidesPage } from '#app/page-data/guides.ts';

const GuideTool = lazyComponent(
  async () => (await import('#app/components/guides/guide-tools.tsx')).GuideTool,
);

/** What follows the opening of a guide, or of the page of all. */
export function Guide(content: Content | Pick<GuidesPage['content'], 'groups'>) {
  return 'groups' in content ? <GuideGroups {...content} /> : <GuideText {...content} />;
}

/** A question without a drawing; phones show it alone. */
const row = 'items-baseline hairline-t border-line py-3';
const rowLink = 'card-link chevron max-lg:justify-between text-text hover:underline';

function GuideGroups({ groups }: Pick<GuidesPage['content'], 'groups'>) {
  return groups.map(({ heading, list }, index) => {
    const Name = heading === undefined ? 'h2' : 'h3';
    return (
      <ul key={heading ?? ''} className="not-first:mt-close">
        {list.map(({ name, path, text, drawing }) => (
          <li key={path} className={`card relative columns-beside ${drawing ? 'guide-lead pb-6' : row}`}>
            {drawing && heading && <h2 className="mb-lead headline text-2xl">{heading}</h2>}
            {drawing && <Drawing {...drawing} isFirst={index === 0} />}
            <Name
              className={`headline ${drawing ? 'mb-2 text-[1.625rem] max-lg:mt-5 lg:mb-4 lg:text-[2rem]' : 'text-lg'}`}
            >
              <Link to={path} className={drawing ? 'card-heading-link' : rowLink}>
                {name}
              </Link>
            </Name>
            <p className={drawing ? 'measure' : 'measure max-sm:hidden'}>{text}</p>
          </li>
        ))}
      </ul>
    );
  });
}

function Drawing({ url, alt, height, isFirst }: Omit<Content['drawing'], 'caption'> & { isFirst: boolean }) {
  return (
    <img
      src={url}
      alt={alt}
      // Half its size: the proportions are the same, and it fits a phone's screen without styles.
      width={195}
      height={height / 2}
      // Often the largest thing of the first screen.
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className="guide-drawing"
    />
  );
}

/** So many sections are open; a page of a phone has room for no more. */
const openSections = 3;

function GuideText({ drawing, sections, sources }: Content) {
  const beforeDrawing = hasAmounts(sections[0]?.table) ? 1 : 0;
  const open = sections.slice(0, openSections).map(({ heading, ...parts }, index) => (
    <div
      key={heading}
      className={
        index < beforeDrawing
          ? 'pt-2 lg:row-span-2 lg:pt-0'
          : 'columns-beside items-baseline lg:col-span-2 lg:hairline-t lg:border-line lg:pt-10'
      }
    >
      <h2 className="mb-3 headline text-2xl lg:mb-4">{heading}</h2>
      <div
        className={`stack-4 ${parts.table && index >= beforeDrawing ? 'lg:contents lg:*:col-start-2' : ''}`}
      >
        <SectionParts {...parts} heading={heading} />
      </div>
    </div>
  ));
  return (
    // On wide screens, the drawing is beside the opening, or below it and amounts beside both. Sections are across both columns.
    <div className="stack-8 lg:contents">
      {open.slice(0, beforeDrawing)}
      <figure className={beforeDrawing > 0 ? 'lg:col-start-1 lg:row-start-2' : ''}>
        <Drawing {...drawing} isFirst />
        {drawing.caption === undefined ? null : (
          <figcaption className="mt-2 text-sm text-muted">{drawing.caption}</figcaption>
        )}
      </figure>
      {open.slice(beforeDrawing)}
      <div className="lg:col-span-2">
        {sections.slice(openSections).map(({ heading, ...parts }) => (
          <Disclosure key={heading} heading={heading} headingLevel={2}>
            <SectionParts {...parts} heading={heading} />
          </Disclosure>
        ))}
        <Disclosure heading={sources.heading} headingLevel={2}>
          <ul className="stack-2 text-sm">
            {sources.list.map(({ title, publisher, year }) => (
              <li key={title}>
                <cite>{title}</cite>
                {` · ${publisher}${year === undefined ? '' : `, ${year}`}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

function SectionParts({
  heading,
  caution,
  paragraphs,
  tool,
  table,
  points,
  after,
}: Content['sections'][number]) {
  return (
    <>
      {caution === undefined ? null : <Paragraph text={caution} className="measure callout" />}
      {paragraphs === undefined ? null : <Paragraphs texts={paragraphs} />}
      {tool === undefined ? null : <GuideTool tool={tool} heading={heading} />}
      {table === undefined ? null : <GuideTable table={table} heading={heading} />}
      {points === undefined ? null : (
        <CheckList look="list-disc" items={points} className="measure stack-2 pl-5" />
      )}
      {after === undefined ? null : <Paragraph text={after} className="measure" />}
    </>
  );
}
