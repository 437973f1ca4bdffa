import { Check, X } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEditing } from '#edit/page/editing-context.ts';
import { get, post } from '#edit/page/request.ts';
import { Modal } from '#edit/page/panels/modal.tsx';
import type { Published, Report } from '#edit/server/state.ts';

/** A version is found again by its sentence. */
const shortest = 3;

type Result = Partial<Published> & Partial<Report>;

/** Checks, saves a version with a sentence that says what changed, and sends it; or makes a folder to upload. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { company, load, save, status } = useEditing();
  const [sentence, setSentence] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    save()
      .then(() => get<string>('sentence'))
      .then(setSentence, (error: Error) => setProblem(error.message));
    // Once, when the window opens: what is published is what stands in the files.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function act(path: string, body?: string) {
    setIsBusy(true);
    setProblem('');
    setResult(undefined);
    try {
      setResult(await post<Result>(path, body));
      await load();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  const isBlocked =
    isBusy || sentence.trim().length < shortest || status.problems.length > 0 || status.conflicts.length > 0;
  return (
    <Modal title="Publish" onClose={onClose}>
      {status.problems.length === 0 ? null : (
        <p className="editor-problem">There is something to mend first: it stands above the forms.</p>
      )}
      <label className="editor-field">
        What changed, in a sentence
        <textarea
          rows={2}
          value={sentence}
          onChange={({ target }) => setSentence(target.value.replaceAll('\n', ' '))}
        />
      </label>
      <ul className="editor-changes">
        {status.changes.map(({ file, path, words }) => (
          <li key={`${file} ${path.join('.')} ${words}`}>{words}</li>
        ))}
      </ul>
      <div className="editor-buttons">
        <button
          type="button"
          className="editor-button"
          disabled={isBlocked}
          onClick={() => void act('publish', sentence)}
        >
          Check and publish
        </button>
        <button
          type="button"
          className="editor-small"
          disabled={isBusy}
          onClick={() => void act('publish-check')}
        >
          Check only
        </button>
        {company.versions ? (
          <button
            type="button"
            className="editor-small"
            disabled={isBlocked}
            onClick={() => void act('save-version', sentence)}
          >
            Save a version, publish later
          </button>
        ) : null}
        {company.remote === undefined ? (
          <button
            type="button"
            className="editor-small"
            disabled={isBlocked}
            onClick={() => void act('upload-folder')}
          >
            Make a folder to upload
          </button>
        ) : null}
      </div>
      <p className="editor-help">
        {company.remote === undefined
          ? 'No code host is set up, so nothing is sent: make a folder, and upload all that is in it to your host.'
          : `A version is sent to ${company.remote}, and the code host puts it online.`}
      </p>
      <div role="status">
        {isBusy ? <p>This takes some minutes: the site is built and checked as a whole …</p> : null}
        {problem === '' ? null : <p className="editor-problem">{problem}</p>}
        <ul className="editor-steps">
          {result?.steps?.map(({ done, text }) => (
            <li key={text} data-done={done}>
              <Icon icon={done ? Check : X} className="editor-icon" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {result?.report === undefined ? null : <pre className="editor-report">{result.report}</pre>}
    </Modal>
  );
}
