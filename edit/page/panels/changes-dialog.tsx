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
      {status.changes.length === 0 ? <p>Nothing.</p> : null}
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
