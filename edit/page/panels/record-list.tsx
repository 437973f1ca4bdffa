import { useState } from 'react';
import { useEditing } from '#edit/page/editing-context.ts';

/** What owners change most stands first. */
const firstGroups = ['The company', 'Pages', 'Services', 'Areas', 'Services in areas'];

/** Every record, by what it is about, to be found by a word of its name. */
export function RecordList({ onNewArea }: { onNewArea: () => void }) {
  const { company, file, open, problems, status } = useEditing();
  const [words, setWords] = useState('');
  const found = company.records.filter(({ label }) =>
    label.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const groups = [...new Set([...firstGroups, ...company.records.map(({ group }) => group)])];
  const current = company.records.find((record) => record.file === file);

  return (
    <nav className="editor-records" aria-label="Records">
      <label className="editor-search">
        Find
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {groups.map((group) => {
        const records = found.filter((record) => record.group === group);
        if (records.length === 0) return null;
        return (
          <details key={group} open={words !== '' || current?.group === group || group === 'The company'}>
            <summary>
              {group} <span className="editor-count">{records.length}</span>
            </summary>
            <ul>
              {records.map((record) => (
                <li key={record.file}>
                  <button
                    type="button"
                    aria-current={record.file === file}
                    onClick={() => void open(record.file)}
                  >
                    {record.label}
                    {problems.some((problem) => problem.file === record.file) ? (
                      <span className="editor-mark" data-wrong="true">
                        to mend
                      </span>
                    ) : null}
                    {status.unsaved.includes(record.file) ? (
                      <span className="editor-mark">not saved</span>
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <button type="button" className="editor-small" onClick={onNewArea}>
        Add an area
      </button>
    </nav>
  );
}
