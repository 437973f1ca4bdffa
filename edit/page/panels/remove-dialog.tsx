import { useState } from 'react';
import { counted } from '#app/counted.ts';
import { useEditing } from '#edit/page/editing-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import { Modal } from '#edit/page/panels/modal.tsx';
import type { RemovedRecord } from '#edit/server/state.ts';

/** Takes the area or the service that is open away, once somebody has read what that means. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { company, file = '', remove, status } = useEditing();
  const [removed, setRemoved] = useState<RemovedRecord>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const label = company.records.find((record) => record.file === file)?.label ?? '';
  const isArea = file.startsWith('areas/');
  const name = file.replace(/^.*\/|\.yaml$/g, '');
  const pages = company.records.filter((record) =>
    isArea
      ? record.file.startsWith(`services-in-areas/${name}/`)
      : record.file.startsWith('services-in-areas/') && record.file.endsWith(`/${name}.yaml`),
  ).length;

  async function act() {
    setIsBusy(true);
    setProblem('');
    try {
      setRemoved(await remove(file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  if (removed !== undefined)
    return (
      <Modal title={`${removed.label} is removed`} onClose={onClose}>
        <p>It is gone on this computer. It stays online until you publish.</p>
        {removed.stillNamed.length === 0 ? (
          <p>No other text names it.</p>
        ) : (
          <>
            <p className="mt-2">These texts still name it. Look at each:</p>
            <ul className="editor-changes">
              {removed.stillNamed.map((place) => (
                <li key={`${place.file} ${place.field.join('.')}`}>
                  <FieldLink {...place} onLeave={onClose} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Modal>
    );
  return (
    <Modal title={`Remove ${label}?`} onClose={onClose}>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {label} is taken away with its texts and pictures
          {pages === 0
            ? ''
            : isArea
              ? `, and ${counted(pages, 'page')} of services there`
              : `, and ${counted(pages, 'page')} of it in areas`}
          .
        </li>
        <li>Menus, lists and maps no longer name it.</li>
        <li>
          Whoever opens an old address is sent to{' '}
          {isArea ? 'the page of all areas, or of the service' : 'the page of all services'}.
        </li>
        <li>Other changes are saved first. Undo does not bring it back.</li>
        {company.versions ? (
          <li>If it was in a version, whoever helps you with the site can get it back from there.</li>
        ) : null}
      </ul>
      {status.problems.length === 0 ? null : (
        <p className="editor-problem mt-2">There is something to mend first: it stands above the form.</p>
      )}
      <div className="editor-buttons mt-4">
        <button
          type="button"
          className="editor-button"
          disabled={isBusy || status.problems.length > 0}
          onClick={() => void act()}
        >
          Remove {label}
        </button>
        <button type="button" className="editor-small" onClick={onClose}>
          Keep it
        </button>
      </div>
      <p className="editor-problem" role="alert">
        {problem}
      </p>
    </Modal>
  );
}
