import type { OutsideService, OutsideServices } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import {
  Button,
  ConfirmDialog,
  CopyButton,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
} from '@tessera/shared/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MissingKeys } from './missing-keys';
import { missingKeys } from './service-draft';
import { ServiceDialog } from './service-dialog';
import { useServices } from './use-services';

export interface ServicesSectionProps {
  projectId: string;
  /** The names of the project's variables; undefined while unknown. */
  keys?: readonly string[] | undefined;
}

/** Outside services: what an app may call through its own address, with secrets that stay on the server (SCR-30). */
export function ServicesSection({ projectId, keys }: ServicesSectionProps) {
  const { resource, save } = useServices(projectId);
  return (
    <Root aria-labelledby="outside-services">
      <h2 id="outside-services">Outside services</h2>
      <Quiet>
        Your deployed app calls them at its own address. The server adds the secret, so that it never reaches
        a browser.
      </Quiet>
      {resource.status === 'loading' ? <Skeleton lines={2} height="48px" /> : null}
      {resource.status === 'failed' ? (
        <ErrorState title={resource.message} isRetrying={resource.isRefreshing} onRetry={resource.reload} />
      ) : null}
      {resource.status === 'ready' ? (
        <Services services={resource.data} keys={keys} onSave={(items) => save(resource.data, items)} />
      ) : null}
    </Root>
  );
}

interface ServicesProps {
  services: OutsideServices;
  keys: readonly string[] | undefined;
  onSave: (items: OutsideService[]) => ReturnType<ReturnType<typeof useServices>['save']>;
}

function Services({ services: { items }, keys, onSave }: ServicesProps) {
  const { notify } = useShell();
  /** Of the one that is changed; as many as there are for a new one. */
  const [opened, setOpened] = useState<number>();
  /** The first one: the button that opened its dialog went with the empty list. */
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    if (added !== undefined && opened === undefined) document.getElementById(changeId(added))?.focus();
  }, [added, opened]);
  const [removed, setRemoved] = useState<OutsideService>();

  async function remove({ name }: OutsideService): Promise<void> {
    const saved = await onSave(items.filter((one) => one.name !== name));
    if (saved.isSaved) notify({ type: 'success', title: `"${name}" removed`, message: AGAIN });
    else notify({ type: 'error', title: 'Nothing was removed', message: saved.message });
  }

  const add = (
    <Button
      icon={<Plus size={18} strokeWidth={1.75} />}
      onClick={() => {
        setOpened(items.length);
      }}
    >
      Add a service
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title="Your app calls no outside service." action={add} />
      ) : (
        <>
          <ServiceList {...{ items, keys }} onEdit={setOpened} onRemove={setRemoved} />
          <div>{add}</div>
        </>
      )}
      {opened === undefined ? null : (
        <ServiceDialog
          service={items[opened]}
          otherNames={items.filter((_, index) => index !== opened).map(({ name }) => name)}
          index={opened}
          keys={keys}
          onSave={async (service) => {
            const saved = await onSave(items[opened] ? items.with(opened, service) : [...items, service]);
            if (saved.isSaved) {
              notify({ type: 'success', title: `"${service.name}" saved`, message: AGAIN });
              if (items.length === 0) setAdded(service.name);
            }
            return saved;
          }}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
      <ConfirmDialog
        title={`Remove "${removed?.name ?? ''}"?`}
        description="Your app can no longer call it from its next deployment on."
        confirmLabel="Remove"
        tone="danger"
        isOpen={removed !== undefined}
        onOpenChange={() => {
          setRemoved(undefined);
        }}
        onConfirm={() => {
          if (removed) void remove(removed);
        }}
      />
    </>
  );
}

const AGAIN = 'Deploy again to use it.';

interface ServiceListProps {
  items: readonly OutsideService[];
  keys: readonly string[] | undefined;
  onEdit: (index: number) => void;
  onRemove: (service: OutsideService) => void;
}

function ServiceList({ items, keys, onEdit, onRemove }: ServiceListProps) {
  return (
    <Items aria-label="Outside services">
      {items.map((service, index) => (
        <Item
          key={service.name}
          service={service}
          missing={missingKeys(service, keys)}
          onEdit={() => {
            onEdit(index);
          }}
          onRemove={() => {
            onRemove(service);
          }}
        />
      ))}
    </Items>
  );
}

function changeId(name: string): string {
  return `change-service-${name}`;
}

interface ItemProps {
  service: OutsideService;
  missing: readonly string[];
  onEdit: () => void;
  onRemove: () => void;
}

function Item({ service: { name, address, methods }, missing, onEdit, onRemove }: ItemProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Quiet>
          {address} · {methods.join(', ')}
        </Quiet>
        <MissingKeys keys={missing} />
        <Path>
          <code>/_services/{name}/</code>
          <CopyButton text={`fetch('/_services/${name}/')`} label="Copy example" variant="quiet" />
        </Path>
      </div>
      <Actions>
        <IconButton id={changeId(name)} label={`Change ${name}`} onClick={onEdit}>
          <Pencil size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} />
        </IconButton>
      </Actions>
    </li>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[6]};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding: ${({ theme }) => theme.space[4]};
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

const Path = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[1]};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
`;
