import { CallActions } from '#app/components/call-actions.tsx';
import { useSite } from '#app/components/site-context.ts';
import { noConnectionId } from '#app/components/show-no-connection.ts';

/** What a click on a link says where its page can't be had: without a network, or from a host that fails. */
export function NoConnection() {
  const { labels } = useSite();
  return (
    <div id={noConnectionId} popover="auto" role="alert" data-placement="no-connection">
      <p className="mb-3">{labels.noConnection}</p>
      <CallActions />
    </div>
  );
}
