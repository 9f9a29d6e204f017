import { RemoteHost } from '../remotes/remote-host';
import { useSectionUpdate } from './use-section-update';

/** A remote's place in the page, in the version that is pinned as long as the page is open. Keyed by remote. */
export function Section({ remote }: { remote: string }) {
  return <RemoteHost remote={remote} generation={useSectionUpdate(remote)} />;
}
