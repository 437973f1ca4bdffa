import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { TaskForm } from '#cms/ui/dialogs/task-form.tsx';
import { Changes } from '#cms/ui/dialogs/changes.tsx';
import { Publish } from '#cms/ui/dialogs/publish.tsx';
import { Versions } from '#cms/ui/dialogs/versions.tsx';
import { type DialogName, useEditor } from '#cms/ui/use-editing.ts';

const dialogs = {
  changes: { title: 'Changed since the last version', body: <Changes /> },
  versions: { title: 'Earlier versions', body: <Versions /> },
  publish: { title: 'Publish', body: <Publish /> },
  area: { title: 'Add an area', body: <TaskForm act="area" /> },
  service: { title: 'Add a service', body: <TaskForm act="service" /> },
  record: { title: 'Add something else', body: <TaskForm act="record" /> },
  rename: { title: 'Rename', body: <TaskForm act="rename" /> },
  remove: { title: 'Remove', body: <TaskForm act="remove" /> },
} satisfies Record<DialogName, { title: string; body: ReactNode }>;

export function Dialog({ name }: { name: DialogName }) {
  const { show } = useEditor();
  const { title, body } = dialogs[name];
  return (
    <Modal
      opened
      onClose={() => show(undefined)}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
      transitionProps={{ duration: 0 }}
    >
      {body}
    </Modal>
  );
}
