import { useEditing } from '#edit/page/editing-context.ts';
import { changesBetween, changeInWords } from '#edit/records/changes.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** Records that somebody else has changed on the disk meanwhile: both are shown, and neither is lost unasked. */
export function Conflicts() {
  const { company, settle, status } = useEditing();
  return status.conflicts.map(({ file, label, base, mine, theirs }) => {
    const kind = company.records.find((record) => record.file === file)?.kind ?? '';
    const told = (value: RecordValue | undefined) =>
      changesBetween(base, value, company.schemas[kind] ?? {}).map((change) => changeInWords(label, change));
    return (
      <section key={file} className="editor-problems" aria-label={`${label} was changed elsewhere`}>
        <h3>{label} was changed elsewhere meanwhile</h3>
        <div className="editor-both">
          <Side title="In the file" changes={told(theirs)} />
          <Side title="Here" changes={told(mine)} />
        </div>
        <div className="editor-buttons">
          <button type="button" className="editor-small" onClick={() => void settle(file, 'theirs')}>
            Take the file’s
          </button>
          <button type="button" className="editor-small" onClick={() => void settle(file, 'mine')}>
            Keep what is here
          </button>
        </div>
      </section>
    );
  });
}

function Side({ title, changes }: { title: string; changes: string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
