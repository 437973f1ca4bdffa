import { Check, Circle, Info, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEditing } from '#edit/page/editing-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import type { DrawingCommand, Finding, FindingGroup, UnmetFinding } from '#edit/server/state.ts';

const marks = {
  met: { icon: Check, name: 'Done' },
  blocking: { icon: X, name: 'In the way' },
  open: { icon: Circle, name: 'Open' },
  advice: { icon: Info, name: 'Good to know' },
} as const satisfies Record<Finding['state'], unknown>;

/** The worst of a group stands for it. */
const gravest = ['blocking', 'open', 'advice', 'met'] as const satisfies Finding['state'][];

const drawn: Record<DrawingCommand, string> = {
  social: 'Draw the link previews again',
  icons: 'Draw the icons and the logo again',
};

/** What the gate found: a tick or a cross for each subject, and behind a cross what to do, with the way to the field. */
export function FindingList({
  groups,
  onLeave,
  onDraw,
}: {
  groups: readonly FindingGroup[];
  /** A field is gone to. */
  onLeave: () => void;
  onDraw: (command: DrawingCommand) => void;
}) {
  return (
    <ul className="mt-4 grid gap-2" aria-label="What was checked">
      {groups.map((group) => (
        <li key={group.heading}>
          <Group group={group} onLeave={onLeave} onDraw={onDraw} />
        </li>
      ))}
    </ul>
  );
}

function Group({
  group: { heading, note, findings },
  ...actions
}: {
  group: FindingGroup;
  onLeave: () => void;
  onDraw: (command: DrawingCommand) => void;
}) {
  const unmet = findings.filter((finding) => finding.state !== 'met');
  const state = gravest.find((state) => findings.some((finding) => finding.state === state)) ?? 'met';
  const title = (
    <>
      <Mark state={state} />
      <span className="font-[600]">{heading}</span>
    </>
  );
  if (unmet.length === 0) return <p className="grid grid-cols-[auto_1fr] gap-x-2">{title}</p>;
  return (
    <details>
      <summary className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2">
        {title}
        <span className="col-start-2 text-(--color-link) underline">{countsOf(unmet)}</span>
      </summary>
      <div className="grid gap-3 py-2 pl-6">
        {note === undefined ? null : <p className="editor-help">{note}</p>}
        {unmet.map((finding) => (
          <Unmet key={`${finding.text} ${finding.at?.field.join('.')}`} finding={finding} {...actions} />
        ))}
      </div>
    </details>
  );
}

function Unmet({
  finding: { state, text, next, at, command },
  onLeave,
  onDraw,
}: {
  finding: UnmetFinding;
  onLeave: () => void;
  onDraw: (command: DrawingCommand) => void;
}) {
  const { company } = useEditing();
  const isRecord = at !== undefined && company.records.some(({ file }) => file === at.file);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2">
      <Mark state={state} />
      <div className="min-w-0">
        <p>{asSentence(text)}</p>
        <p className="text-(--color-muted)">{asSentence(next)}</p>
        {isRecord ? <FieldLink file={at.file} field={at.field} onLeave={onLeave} /> : null}
        {command === undefined ? null : (
          <button type="button" className="editor-small" onClick={() => onDraw(command)}>
            {drawn[command]}
          </button>
        )}
      </div>
    </div>
  );
}

function Mark({ state }: { state: Finding['state'] }) {
  const { icon, name } = marks[state];
  return (
    <span className={`pt-1 ${state === 'blocking' ? 'text-(--editor-wrong)' : ''}`}>
      <Icon icon={icon} className="editor-icon" />
      <span className="sr-only">{name}: </span>
    </span>
  );
}

/** "3 in the way, 2 open": what a group holds, the gravest first. */
function countsOf(findings: readonly UnmetFinding[]): string {
  return gravest
    .map((state) => ({ state, count: findings.filter((finding) => finding.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${marks[state].name.toLowerCase()}`)
    .join(', ');
}

/** The gate's words go on from a mark. */
function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
}
