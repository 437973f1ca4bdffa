import { Circle, Info, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { type Problem, type Severity, whatIsWrong } from '#content/problem.ts';
import { useEditing } from '#edit/page/editing-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import type { DrawingCommand } from '#edit/server/state.ts';

/** What the check found, the worst first. */
const groups = [
  { name: 'In the way', icon: X, severities: ['error', 'unpublished'] },
  { name: 'Open', icon: Circle, severities: ['todo'] },
  { name: 'Good to know', icon: Info, severities: ['warning'] },
] as const satisfies { name: string; icon: unknown; severities: Severity[] }[];

/** The command that draws what a rule finds out of date, and what its button says. */
const drawn: Partial<Record<string, { command: DrawingCommand; label: string }>> = {
  'link-previews': { command: 'social', label: 'Draw the link previews again' },
  logo: { command: 'icons', label: 'Draw the icons and the logo again' },
};

/** What the check found, with what to do and the way to each field. */
export function FindingList({
  problems,
  onLeave,
  onDraw,
}: {
  problems: readonly Problem[];
  /** A field is opened. */
  onLeave: () => void;
  onDraw: (command: DrawingCommand) => void;
}) {
  return (
    <ul className="mt-4 grid gap-2" aria-label="What was checked">
      {groups.map(({ name, icon, severities }) => {
        const found = problems.filter(({ severity }) =>
          (severities as readonly Severity[]).includes(severity),
        );
        if (found.length === 0) return null;
        return (
          <li key={name}>
            <details>
              <summary className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2">
                <Icon icon={icon} className="editor-icon" />
                <span className="font-[600]">{name}</span>
                <span className="col-start-2 text-(--color-link) underline">{found.length}</span>
              </summary>
              <div className="grid gap-3 py-2 pl-6">
                {found.map((problem) => (
                  <FoundProblem
                    key={`${problem.file} ${problem.field.join('.')} ${problem.message}`}
                    problem={problem}
                    onLeave={onLeave}
                    onDraw={onDraw}
                  />
                ))}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function FoundProblem({
  problem,
  onLeave,
  onDraw,
}: {
  problem: Problem;
  onLeave: () => void;
  onDraw: (command: DrawingCommand) => void;
}) {
  const { company } = useEditing();
  const { file, field, reason, remedy, rule = '' } = problem;
  const isRecord = company.records.some((record) => record.file === file);
  const drawing = drawn[rule];
  return (
    <div className="min-w-0">
      <p>{asSentence(whatIsWrong({ ...problem, field: [] }))}</p>
      {reason === undefined ? null : <p>{asSentence(reason)}</p>}
      <p className="text-(--color-muted)">{asSentence(remedy)}</p>
      {isRecord ? <FieldLink file={file} field={field} onLeave={onLeave} /> : null}
      {drawing === undefined ? null : (
        <button type="button" className="editor-small" onClick={() => onDraw(drawing.command)}>
          {drawing.label}
        </button>
      )}
    </div>
  );
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
}
