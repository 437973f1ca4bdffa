import { Redo2, Save, Send, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { counted } from '#app/counted.ts';
import { EditingContext } from '#edit/page/editing-context.ts';
import { ChangesDialog } from '#edit/page/panels/changes-dialog.tsx';
import { Conflicts } from '#edit/page/panels/conflicts.tsx';
import { NewAreaDialog } from '#edit/page/panels/new-area-dialog.tsx';
import { PreviewPanel } from '#edit/page/panels/preview-panel.tsx';
import { PublishDialog } from '#edit/page/panels/publish-dialog.tsx';
import { RecordForm } from '#edit/page/panels/record-form.tsx';
import { RecordList } from '#edit/page/panels/record-list.tsx';
import { RemoveDialog } from '#edit/page/panels/remove-dialog.tsx';
import { VersionsDialog } from '#edit/page/panels/versions-dialog.tsx';
import { useEditor } from '#edit/page/use-editor.ts';
import type { PublishResult } from '#edit/server/state.ts';

const views = { records: 'All records', form: 'Edit', preview: 'Preview' } as const;
type View = keyof typeof views;
type Dialog = 'changes' | 'new-area' | 'publish' | 'remove' | 'versions';

/** The company's records on the left, the form of one in the middle, its page on the right; on a phone one at a time. */
export function Editor() {
  const editor = useEditor();
  const [view, setView] = useState<View>('form');
  const [dialog, setDialog] = useState<Dialog>();
  const [published, setPublished] = useState<PublishResult>();
  const { company, status, message, canUndo, canRedo, goBack, goForward, save } = editor;

  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      // The browser's own undo knows one field only, and nothing of lists and pictures.
      const action =
        key === 's'
          ? () => void save()
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? goForward
            : key === 'z'
              ? goBack
              : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    globalThis.addEventListener('keydown', act);
    return () => globalThis.removeEventListener('keydown', act);
  }, [goBack, goForward, save]);

  if (company === undefined || status === undefined)
    return <p className="editor-start">{message?.text ?? 'The company is read …'}</p>;

  const closeDialog = () => setDialog(undefined);
  // Whatever is opened is seen.
  const open: typeof editor.open = (file, field) => {
    setView('form');
    return editor.open(file, field);
  };
  return (
    <EditingContext value={{ ...editor, open, company, status }}>
      <div className="editor" data-view={view}>
        <header className="editor-bar night">
          <h1>{company.brand}</h1>
          <div className="editor-bar-buttons">
            <BarButton icon={Undo2} name="Undo" isOff={!canUndo} onClick={goBack} />
            <BarButton icon={Redo2} name="Redo" isOff={!canRedo} onClick={goForward} />
            <button type="button" className="editor-bar-button" onClick={() => setDialog('changes')}>
              {status.changes.length === 0 ? 'No changes' : counted(status.changes.length, 'change')}
            </button>
            <BarButton
              icon={Save}
              name="Save"
              isOff={status.unsaved.length === 0}
              onClick={() => void save()}
            />
            <button type="button" className="editor-publish" onClick={() => setDialog('publish')}>
              <Icon icon={Send} className="editor-icon" />
              Publish
            </button>
          </div>
        </header>
        <nav className="editor-views" aria-label="Parts of the editor">
          {Object.entries(views).map(([name, title]) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name as View)} // A name of the views themselves.
            >
              {title}
            </button>
          ))}
        </nav>
        <p className="editor-message" role="status" data-error={message?.isError === true}>
          {message?.text}
        </p>
        <RecordList onNewArea={() => setDialog('new-area')} />
        {/* Each record is read from its top. */}
        <main key={editor.file} className="editor-form">
          <Conflicts />
          <RecordForm onVersions={() => setDialog('versions')} onRemove={() => setDialog('remove')} />
        </main>
        <PreviewPanel />
        {dialog === 'changes' ? <ChangesDialog onClose={closeDialog} /> : null}
        {dialog === 'new-area' ? <NewAreaDialog onClose={closeDialog} /> : null}
        {dialog === 'remove' ? <RemoveDialog onClose={closeDialog} /> : null}
        {dialog === 'versions' ? <VersionsDialog onClose={closeDialog} /> : null}
        {dialog === 'publish' ? (
          <PublishDialog result={published} onResult={setPublished} onClose={closeDialog} />
        ) : null}
      </div>
    </EditingContext>
  );
}

function BarButton({
  icon,
  name,
  isOff,
  onClick,
}: {
  icon: typeof Save;
  name: string;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="editor-bar-button" disabled={isOff} onClick={onClick}>
      <Icon icon={icon} className="editor-icon" />
      {name}
    </button>
  );
}
