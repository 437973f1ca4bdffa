import { GuideTable, hasAmounts } from '#app/components/guides/guide-table.tsx';
import { Link } from '#app/components/links/link.tsx';
import { lazyComponent } from '#app/components/lazy-component.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import type { Guide as Content, GuidesPage } from '#app/page-data/guides.ts';

type Section = Content['sections'][number];

const GuideTool = lazyComponent(
  async () => (await import('#app/components/guides/guide-tools.tsx')).GuideTool,
);

/** What follows the opening of a guide, or of the page of all. */
export function Guide(content: Content | Pick<GuidesPage['content'], 'groups'>) {
  return 'groups' in content ? <GuideGroups {...content} /> : <GuideText {...content} />;
}

/** Each with the drawing of its first guide, as high as the list and in turn on one side and the other. */
function GuideGroups({ groups }: Pick<GuidesPage['content'], 'groups'>) {
  return groups.map(({ heading, list }, index) => {
    const Name = heading === undefined ? 'h2' : 'h3';
    const drawing = list[0]?.drawing;
    return (
      <div
        key={heading ?? ''}
        className={`gap-x-16 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>img]:row-span-2 lg:[&>img]:row-start-1 lg:[&>img]:h-full ${index % 2 === 1 ? 'my-close guide-band [&>img]:bg-page lg:[&>img]:col-start-2' : ''} ${index === 0 ? 'hairline-t border-line pt-8 lg:pt-16' : ''}`}
      >
        {heading && <h2 className="mb-4 headline text-2xl">{heading}</h2>}
        {drawing && <Drawing {...drawing} isFirst={index === 0} />}
        <ul className="max-lg:mt-4">
          {list.map(({ name, path, text }) => (
            <li key={path} className="relative border-line py-3 lg:py-6 [li+&]:hairline-t">
              <Name className={`headline ${text ? 'text-xl lg:text-[1.75rem]' : 'sm:text-[1.25rem]'}`}>
                <Link to={path} className="card-link chevron justify-between text-text hover:underline">
                  {name}
                </Link>
              </Name>
              {text && <p className="mt-1.5 lg:mt-3 lg:text-[1.25rem]">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
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

/** The layout of each open section, and what divides it from what is above it; a page of a phone has room for no more. */
const openSections = ['columns-beside lg:hairline-t lg:border-line lg:pt-10', 'columns-beside guide-band'];

function GuideText({ drawing, sections, details, sources }: Content) {
  // The last is what to look at before calling.
  const [look] = sections.slice(openSections.length).slice(-1);
  return (
    <div className="flex flex-col gap-y-[max(2rem,4vw)] lg:contents">
      <figure>
        <Drawing {...drawing} isFirst />
        {drawing.caption && <figcaption className="mt-2 text-sm text-muted">{drawing.caption}</figcaption>}
      </figure>
      {sections.slice(0, openSections.length).map(({ heading, ...parts }, index) => {
        const areAmounts = hasAmounts(parts.table);
        const layout = areAmounts ? 'flex-wrap gap-x-6 max-lg:-order-1 lg:flex' : (openSections[index] ?? '');
        return (
          <div
            key={heading}
            // A tool has no line of text before it has loaded.
            className={`gap-y-4 lg:col-span-2 ${parts.tool ? 'items-start' : 'items-baseline'} ${layout}`}
          >
            <h2
              className={`mb-3 headline ${areAmounts ? 'text-xl' : 'text-2xl lg:mb-4'} ${parts.table ? 'lg:col-span-2' : ''}`}
            >
              {heading}
            </h2>
            <div className={`stack-4 lg:*:col-start-2 ${parts.table ? 'lg:contents' : ''}`}>
              <SectionParts {...parts} heading={heading} />
            </div>
          </div>
        );
      })}
      <div className="columns-beside lg:col-span-2">
        <div className="*:last:text-sm *:last:text-muted">
          <h2 className="mb-3 headline text-2xl lg:mb-5">{details}</h2>
          {sections.slice(openSections.length, -1).map(({ heading, ...parts }) => (
            <Disclosure key={heading} heading={heading}>
              <SectionParts {...parts} heading={heading} />
            </Disclosure>
          ))}
          <Disclosure heading={sources.heading}>
            <ul className="stack-2">
              {sources.list.map(({ title, publisher, year }) => (
                <li key={title}>
                  <cite>{title}</cite>
                  {` · ${publisher}${year === undefined ? '' : `, ${year}`}`}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
        {look && (
          <div className="mt-[max(2rem,4vw)] stack-4 lg:-order-1 lg:mt-0">
            <h2 className="headline text-2xl">{look.heading}</h2>
            <SectionParts {...look} />
          </div>
        )}
      </div>
    </div>
  );
}

const cautionLook = 'measure pl-4 semibold [border-left:4px_solid_var(--color-warning)]';

function SectionParts({ heading, caution, paragraphs, tool, table, points, after }: Section) {
  return (
    <>
      {caution && <Paragraph text={caution} className={hasAmounts(table) ? 'max-lg:text-sm' : cautionLook} />}
      {paragraphs && <Paragraphs texts={paragraphs} />}
      {tool && <GuideTool tool={tool} heading={heading} />}
      {table && <GuideTable table={table} heading={heading} />}
      {points && <CheckList look="list-disc" items={points} className="measure stack-2 pl-5" />}
      {after && <Paragraph text={after} className="measure" />}
    </>
  );
}
