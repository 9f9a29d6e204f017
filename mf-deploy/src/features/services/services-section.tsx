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
import { useState } from 'react';
import styled from 'styled-components';
import { ServiceDialog } from './service-dialog';
import { useServices } from './use-services';

/** Outside services: what an app may call through its own address, with secrets that stay on the server (SCR-30). */
export function ServicesSection({ projectId }: { projectId: string }) {
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
        <Services services={resource.data} onSave={(items) => save(resource.data, items)} />
      ) : null}
    </Root>
  );
}

interface ServicesProps {
  services: OutsideServices;
  onSave: (items: OutsideService[]) => ReturnType<ReturnType<typeof useServices>['save']>;
}

function Services({ services: { items }, onSave }: ServicesProps) {
  const { notify } = useShell();
  /** Of the one that is changed; as many as there are for a new one. */
  const [opened, setOpened] = useState<number>();
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
          <Items aria-label="Outside services">
            {items.map((service, index) => (
              <Item
                key={service.name}
                service={service}
                onEdit={() => {
                  setOpened(index);
                }}
                onRemove={() => {
                  setRemoved(service);
                }}
              />
            ))}
          </Items>
          <div>{add}</div>
        </>
      )}
      {opened === undefined ? null : (
        <ServiceDialog
          service={items[opened]}
          otherNames={items.filter((_, index) => index !== opened).map(({ name }) => name)}
          index={opened}
          onSave={async (service) => {
            const saved = await onSave(items[opened] ? items.with(opened, service) : [...items, service]);
            if (saved.isSaved) notify({ type: 'success', title: `"${service.name}" saved`, message: AGAIN });
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

interface ItemProps {
  service: OutsideService;
  onEdit: () => void;
  onRemove: () => void;
}

function Item({ service: { name, address, methods }, onEdit, onRemove }: ItemProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Quiet>
          {address} · {methods.join(', ')}
        </Quiet>
        <Path>
          <code>/_services/{name}/</code>
          <CopyButton text={`fetch('/_services/${name}/')`} label="Copy call" variant="quiet" />
        </Path>
      </div>
      <Actions>
        <IconButton label={`Change ${name}`} onClick={onEdit}>
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
