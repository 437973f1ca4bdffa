import { normalizePath, socialPicturePath } from '#app/paths.ts';
import { useEditing } from '#edit/page/editing-context.ts';
import { isFields, plainText } from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** What a search engine and a link in a message show of the record's page. */
export function SharePreviews() {
  const { company, file = '', pageWords, status, values } = useEditing();
  const entry = company.records.find((record) => record.file === file);
  const metadata = metadataOf(values[file]);
  if (entry === undefined || metadata === undefined) return null;
  // While something is wrong, no page is made: the words stand as they are written, with names for facts.
  const { title, description } =
    status.problems.length === 0 && pageWords !== undefined ? pageWords : metadata;
  const host = company.origin.replace('https://', '');
  const path = normalizePath(entry.page);
  return (
    <section className="editor-shares" aria-label="How others show this page">
      <h3>In a search result</h3>
      <div className="editor-result">
        <p className="editor-result-address">{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className="editor-result-title">{title}</p>
        <p className="editor-result-description">{description}</p>
      </div>
      <h3>As a link in a message</h3>
      <div className="editor-card">
        <img src={`${company.preview}${socialPicturePath(path)}`} alt="" />
        <p className="editor-result-address">{host}</p>
        <p className="editor-card-title">{title}</p>
      </div>
      <p className="editor-help">
        The card’s picture is drawn again when you publish: the check there has the button.
      </p>
    </section>
  );
}

function metadataOf(value: RecordValue | undefined): { title: string; description: string } | undefined {
  const metadata = isFields(value) ? value.metadata : undefined;
  if (!isFields(metadata)) return undefined;
  return { title: plainText(metadata.title), description: plainText(metadata.description) };
}
