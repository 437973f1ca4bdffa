import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';

/** A window over the page: the browser keeps the focus in it, and Escape closes it. */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="editor-dialog" aria-labelledby={id} onCancel={onClose}>
      <div className="editor-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="editor-icon-button" aria-label="Close" onClick={onClose}>
          <Icon icon={X} className="editor-icon" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
