import { useState } from 'react';
import { useEditing } from '#edit/page/editing-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import { LeftToWrite } from '#edit/page/panels/left-to-write.tsx';
import { Modal } from '#edit/page/panels/modal.tsx';
import { post } from '#edit/page/request.ts';
import type { AddedArea } from '#edit/server/state.ts';

/** What only the owner can tell of a place. */
const questions = [
  { name: 'name', label: 'What is the area called?', example: 'San Marcos' },
  { name: 'zipCodes', label: 'Which ZIP codes?', example: '92069, 92078' },
  { name: 'minutes', label: 'How many minutes until you arrive?', example: '20-30' },
  {
    name: 'place',
    label: 'Where is its middle? In a maps program, a right click shows latitude and longitude.',
    example: '33.14, -117.17',
  },
] as const;

/** Writes an area with a page of each service there. Search engines don't list them before they are finished. */
export function NewAreaDialog({ onClose }: { onClose: () => void }) {
  const { load, open } = useEditing();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [added, setAdded] = useState<AddedArea>();

  async function add() {
    setProblem('');
    const { name = '', zipCodes = '', minutes = '', place = '' } = answers;
    try {
      const result = await post<AddedArea>('new-area', { name, zipCodes, minutes, place });
      await load();
      await open(result.file);
      setAdded(result);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  if (added !== undefined)
    return (
      <Modal title={`${answers.name ?? ''} is there`} onClose={onClose}>
        <p className="mb-3">
          Its form is open. What is left stands above the form, too. Another picture stands in until you drop
          a photograph: <FieldLink file={added.file} field={['picture']} isOwn onLeave={onClose} />.
        </p>
        <LeftToWrite onLeave={onClose} />
      </Modal>
    );
  return (
    <Modal title="Add an area" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {questions.map(({ name, label, example }) => (
          <label key={name} className="editor-field">
            {label}
            <input
              type="text"
              required
              placeholder={example}
              value={answers[name] ?? ''}
              onChange={({ target }) => setAnswers((all) => ({ ...all, [name]: target.value }))}
            />
          </label>
        ))}
        <div className="editor-buttons">
          <button type="submit" className="editor-button">
            Add it
          </button>
        </div>
        <p className="editor-problem" role="alert">
          {problem}
        </p>
      </form>
    </Modal>
  );
}
