import { useEffect, useState } from 'react';
import { useEditing } from '#edit/page/editing-context.ts';
import { get } from '#edit/page/request.ts';
import { Modal } from '#edit/page/panels/modal.tsx';
import type { RecordValue } from '#edit/records/record-text.ts';
import type { Version } from '#edit/records/versions.ts';

/** What a version would change in the record as it is now. */
interface Earlier {
  value: RecordValue;
  changes: string[];
}

/** The versions of the record that is open, to go back to. Going back is a change like any other: Undo takes it back. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { change, company, endStep, file = '', flush } = useEditing();
  const [versions, setVersions] = useState<Version[]>();
  const [chosen, setChosen] = useState<Version>();
  const [earlier, setEarlier] = useState<Earlier>();
  const [problem, setProblem] = useState('');
  const label = company.records.find((record) => record.file === file)?.label ?? '';
  const failed = (error: Error) => setProblem(error.message);

  useEffect(() => {
    flush()
      .then(() => get<Version[]>('versions', { file }))
      .then(setVersions, failed);
  }, [file, flush]);

  function look(version: Version) {
    setChosen(version);
    setEarlier(undefined);
    get<Earlier>('version', { file, id: version.id }).then(setEarlier, failed);
  }

  return (
    <Modal title={`Earlier versions of ${label}`} onClose={onClose}>
      <p>A version is everything as it was at one time. Publishing saves one.</p>
      {versions?.length === 0 ? <p>There is none yet.</p> : null}
      <ul className="editor-versions">
        {versions?.map((version) => (
          <li key={version.id}>
            <button type="button" aria-pressed={chosen?.id === version.id} onClick={() => look(version)}>
              <strong>
                {new Date(version.saved).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
              </strong>
              {version.sentence}
            </button>
          </li>
        ))}
      </ul>
      <p className="editor-problem" role="status">
        {problem}
      </p>
      {earlier === undefined ? null : (
        <section aria-label="Going back to it">
          <h3>Going back would change</h3>
          {earlier.changes.length === 0 ? <p>Nothing: the record is as it was then.</p> : null}
          <ul className="editor-changes">
            {earlier.changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <button
            type="button"
            className="editor-button"
            disabled={earlier.changes.length === 0}
            onClick={() => {
              change(file, 'an earlier version', earlier.value);
              endStep();
              onClose();
            }}
          >
            Go back to this version
          </button>
        </section>
      )}
    </Modal>
  );
}
