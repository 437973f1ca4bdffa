import { CallActions } from '#app/components/call-actions.tsx';
import { useSite } from '#app/components/site-context.ts';
import { noConnectionId } from '#app/components/no-connection-id.ts';

/** What a click on a link says where the device has no network and neither app nor service worker is there yet (app/shell/entry.inline.ts). */
export function NoConnection() {
  const { labels } = useSite();
  return (
    <div
      id={noConnectionId}
      popover="auto"
      role="alert"
      className="no-connection"
      data-placement="no-connection"
    >
      <p>{labels.noConnection}</p>
      <CallActions />
    </div>
  );
}
