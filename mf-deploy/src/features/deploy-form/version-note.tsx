import { readVersion } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Banner, Button } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';

/** The version that the address asks for, where it is not the newest; undefined for the newest. */
export function useAskedVersion(headVersionId: string | undefined, isProjectAsked: boolean) {
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('version');
  const isOther = asked !== null && isProjectAsked && asked !== headVersionId;
  const version = useResource(isOther ? asked : undefined, (signal) =>
    api.call(readVersion, { params: { id: asked ?? '' } }, { signal }),
  );
  const takeNewest = () => {
    const rest = new URLSearchParams(search);
    rest.delete('version');
    setSearch(rest, { replace: true });
  };
  if (!isOther) return { versionId: undefined, note: undefined };
  const note = {
    // Until its number is known, and where it cannot be had, what will happen is said all the same.
    title:
      version.status === 'ready'
        ? `This deploys v${String(version.data.number)}, not the newest version.`
        : version.status === 'failed'
          ? 'The version in the address was not found.'
          : 'This deploys an earlier version.',
    takeNewest,
  };
  return { versionId: asked, note };
}

/** Says that another version than the newest is deployed. */
export function VersionNote({ title, takeNewest }: { title: string; takeNewest: () => void }) {
  return (
    <Banner
      tone="info"
      role="note"
      title={title}
      action={
        <Button size="small" onClick={takeNewest}>
          Deploy the newest
        </Button>
      }
    />
  );
}
