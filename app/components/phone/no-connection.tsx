import { CallButton } from '#app/components/phone/call-actions.tsx';
import { useSite } from '#app/components/site-context.ts';
import { noConnectionId } from '#app/components/phone/show-no-connection.ts';

/** The message after a click on a link whose page can't be fetched: no network, or a failing host. */
export function NoConnection() {
  const { labels } = useSite();
  return (
    <div id={noConnectionId} popover="auto" role="alert" data-placement="no-connection">
      <p className="mb-3">{labels.noConnection}</p>
      <CallButton />
    </div>
  );
}
