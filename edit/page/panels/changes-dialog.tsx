import { useEditing } from '#edit/page/editing-context.ts';
import { Modal } from '#edit/page/panels/modal.tsx';

/** What changed since the last saved version, in words. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { company, open, status } = useEditing();
  return (
    <Modal
      title={company.versions ? 'Changed since the last version' : 'Changed since the last save'}
      onClose={onClose}
    >
      <p>
        {company.versions
          ? 'A version is everything as it was at one time, to go back to. Publishing saves one. What is listed here is in no version yet, and not online.'
          : 'What is listed here is not saved on this computer yet, and not online.'}
      </p>
      {status.changes.length === 0 ? <p className="mt-2">Nothing has changed.</p> : null}
      <ul className="editor-changes">
        {status.changes.map(({ file, path, words }) => (
          <li key={`${file} ${path.join('.')} ${words}`}>
            {file === '' ? (
              words
            ) : (
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  onClose();
                  void open(file, path);
                }}
              >
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
