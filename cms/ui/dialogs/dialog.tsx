import { Modal } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Entry, Records } from '#cms/ui/api.ts';
import { Ask } from '#cms/ui/dialogs/ask.tsx';
import { Changes, Unfinished } from '#cms/ui/dialogs/changes.tsx';
import { Publish } from '#cms/ui/dialogs/publish.tsx';
import { Versions } from '#cms/ui/dialogs/versions.tsx';

const dialogs = {
  unfinished: { title: 'Unfinished changes', Body: Unfinished },
  changes: { title: 'Changed since the last version', Body: Changes },
  versions: { title: 'Earlier versions', Body: Versions },
  publish: { title: 'Publish', Body: Publish },
  area: { title: 'Add an area', Body: Ask },
  service: { title: 'Add a service', Body: Ask },
  rename: { title: 'Rename', Body: Ask },
  remove: { title: 'Remove', Body: Ask },
} satisfies Record<string, { title: string; Body: ComponentType<DialogProps> }>;

export type DialogName = keyof typeof dialogs;

export interface DialogProps {
  name: DialogName;
  entry: Entry;
  records: Records;
  onClose: () => void;
}

export function Dialog(props: DialogProps) {
  const { title, Body } = dialogs[props.name];
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
      transitionProps={{ duration: 0 }}
    >
      <Body {...props} />
    </Modal>
  );
}
