import { Check, X } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { counted } from '#app/counted.ts';
import { useEditing } from '#edit/page/editing-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import { FindingList } from '#edit/page/panels/finding-list.tsx';
import { Modal } from '#edit/page/panels/modal.tsx';
import { get, post } from '#edit/page/request.ts';
import type { PublishResult } from '#edit/server/state.ts';

/** A version is found again by its sentence. */
const shortest = 3;

/** Checks, saves a version with a sentence that says what changed, and sends it; without a code host, makes a folder to upload. */
export function PublishDialog({
  result,
  onResult,
  onClose,
}: {
  /** Of the last time: whoever has mended one thing finds the next. */
  result: PublishResult | undefined;
  onResult: (result: PublishResult | undefined) => void;
  onClose: () => void;
}) {
  const { company, load, save, status } = useEditing();
  /** Not there until one is suggested: it would take the place of what somebody writes meanwhile. */
  const [sentence, setSentence] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const hasHost = company.remote !== undefined;

  useEffect(() => {
    save()
      .then(() => get<string>('sentence'))
      .then(setSentence, (error: Error) => {
        setSentence('');
        setProblem(error.message);
      });
    // Once, when the window opens: what is published is what stands in the files.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function act(path: string, body?: string) {
    setIsBusy(true);
    setProblem('');
    onResult(undefined);
    try {
      onResult(await post<PublishResult>(path, body));
      setIsBusy(false);
      await load();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  const isBlocked =
    isBusy ||
    (sentence ?? '').trim().length < shortest ||
    status.problems.length > 0 ||
    status.conflicts.length > 0;
  return (
    <Modal title="Publish" onClose={onClose}>
      <p>
        {hasHost
          ? `The site is checked and sent to ${company.remote}, which puts it online within minutes.`
          : 'The site is checked and made into a folder, and you upload all that is in the folder to your web host.'}
      </p>
      {status.problems.length === 0 ? null : (
        <section className="editor-problems mt-3" aria-label="To mend first">
          <h3>To mend first</h3>
          <ul>
            {status.problems.map(({ file, field, message }) => (
              <li key={`${file} ${field.join('.')} ${message}`}>
                <FieldLink file={file} field={field} words={`${message}.`} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {company.versions ? (
        <>
          <label className="editor-field mt-3">
            What changed, in a sentence
            <textarea
              rows={2}
              value={sentence ?? ''}
              disabled={sentence === undefined}
              onChange={({ target }) => setSentence(target.value.replaceAll('\n', ' '))}
            />
          </label>
          <p className="editor-help">
            A version is saved under this sentence: everything as it is now, to go back to later.
          </p>
        </>
      ) : null}
      {status.changes.length === 0 ? null : (
        <details className="mt-3">
          <summary className="cursor-pointer">{counted(status.changes.length, 'change')}</summary>
          <ul className="editor-changes">
            {status.changes.map(({ file, path, words }) => (
              <li key={`${file} ${path.join('.')} ${words}`}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="editor-buttons mt-4">
        <button
          type="button"
          className="editor-button"
          disabled={isBlocked}
          onClick={() => void act('publish', sentence)}
        >
          {hasHost ? 'Check and publish' : 'Check and make a folder to upload'}
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
        {hasHost ? (
          <button
            type="button"
            className="editor-small"
            disabled={isBlocked}
            onClick={() => void act('upload-folder', sentence)}
          >
            Make a folder to upload
          </button>
        ) : null}
      </div>
      <div role="status" className="mt-3">
        {isBusy ? <p>This may take some minutes …</p> : null}
        {problem === '' ? null : <p className="editor-problem">{problem}</p>}
        <ul className="editor-steps">
          {result?.steps.map(({ done, text }) => (
            <li key={text} data-done={done}>
              <Icon icon={done ? Check : X} className="editor-icon" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {result?.problems === undefined ? null : (
        <FindingList
          problems={result.problems}
          onLeave={onClose}
          onDraw={(command) => void act('draw', command)}
        />
      )}
      {result?.report === undefined || result.report === '' ? null : (
        <details className="mt-4">
          <summary className="cursor-pointer text-(--color-muted) underline">
            All that the check said, for a programmer
          </summary>
          <pre className="editor-report">{result.report}</pre>
        </details>
      )}
    </Modal>
  );
}
