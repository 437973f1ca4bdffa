import { createContext, use } from 'react';
import type { EditorState } from '#edit/page/use-editor.ts';
import type { CompanyState, Status } from '#edit/server/state.ts';

/** The editor once the company is there. */
export type LoadedEditor = EditorState & { company: CompanyState; status: Status };

export const EditingContext = createContext<LoadedEditor | undefined>(undefined);

export function useEditing(): LoadedEditor {
  const editing = use(EditingContext);
  if (editing === undefined) throw new Error('There is no editor around this: wrap it in <EditingContext>.');
  return editing;
}
