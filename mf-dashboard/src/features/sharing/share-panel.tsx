import { Banner, Button, CopyButton, SelectField, TextField, VisuallyHidden } from '@tessera/shared/ui';
import { Link2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ShareLinks } from './share-links';
import { useShareLinks, type LinkWish, type MadeLink } from './use-share-links';

export interface SharePanelProps {
  projectId: string;
  isArchived: boolean;
  /** The version that a link may be bound to: the one that is looked at. Undefined while there is none. */
  version: { readonly id: string; readonly number: number } | undefined;
  /** A link is made at once, for whoever asked for it on the way here. */
  makesOne?: boolean;
  /** The link that was made last: whoever draws the panel keeps it, since its address is told only once. */
  made: MadeLink | undefined;
  onMade: (link: MadeLink | undefined) => void;
}

const USUAL_DAYS = 7;
/** In days; the empty one has no end. */
const ENDS = [
  { value: '1', label: 'In 1 day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '', label: 'Never' },
];

/** Makes links to a project's app, and lists those that open it (SCR-05). */
export function SharePanel(props: SharePanelProps) {
  const { projectId, isArchived, version, makesOne = false, made, onMade } = props;
  const sharing = useShareLinks(projectId, onMade);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const make = async (wish: LinkWish) => {
    setSaid('');
    if (await sharing.make(wish)) setSaid('Link made');
  };
  const makeOne = useEffectEvent(() => {
    if (makesOne && version !== undefined && !isArchived)
      void make({ versionId: undefined, days: USUAL_DAYS });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      makeOne();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Root>
      {version === undefined || isArchived ? (
        <Banner
          role="note"
          title={
            isArchived
              ? 'This project is archived, so its links do not work until it is back.'
              : 'Share it once it has a version.'
          }
        />
      ) : (
        <NewLink version={version} isBusy={sharing.busy === 'making'} onMake={make} />
      )}
      {sharing.failure === undefined ? null : <Banner tone="bad" title={sharing.failure} />}
      {made ? <Made key={made.id} made={made} /> : null}
      <Section>
        <Heading ref={heading} tabIndex={-1}>
          Links
        </Heading>
        <ShareLinks
          links={sharing.links}
          isBusy={sharing.busy === 'revoking'}
          onRevoke={async (id) => {
            if (!(await sharing.revoke(id))) return;
            if (made?.id === id) onMade(undefined);
            setSaid('Link revoked');
            // Its button is gone.
            heading.current?.focus();
          }}
        />
      </Section>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

interface NewLinkProps {
  version: { readonly id: string; readonly number: number };
  isBusy: boolean;
  onMake: (wish: LinkWish) => Promise<void>;
}

function NewLink({ version, isBusy, onMake }: NewLinkProps) {
  const [shows, setShows] = useState<'newest' | 'this'>('newest');
  const [ends, setEnds] = useState(String(USUAL_DAYS));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const versionId = shows === 'this' ? version.id : undefined;
        if (!isBusy) void onMake({ versionId, days: ends === '' ? null : Number(ends) });
      }}
    >
      <p>
        Anyone with a link can use the app, without an account. What they enter stays in their own browser.
      </p>
      <Fields>
        <SelectField
          label="Shows"
          value={shows}
          options={[
            { value: 'newest', label: 'Newest version' },
            { value: 'this', label: `Always v${String(version.number)}` },
          ]}
          onChange={({ target }) => {
            setShows(target.value === 'this' ? 'this' : 'newest');
          }}
        />
        <SelectField
          label="Ends"
          value={ends}
          options={ENDS}
          onChange={({ target }) => {
            setEnds(target.value);
          }}
        />
        <Button type="submit" variant="primary" icon={<Link2 size={16} strokeWidth={1.75} />} isBusy={isBusy}>
          New preview link
        </Button>
      </Fields>
    </Form>
  );
}

/** The address of a link that was just made: chosen, so that any way of copying works. */
function Made({ made }: { made: MadeLink }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <Well>
      <TextField
        ref={field}
        label="Address of the link"
        hint="Copy it now: it is shown only this once."
        value={made.url}
        readOnly
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <CopyButton text={made.url} size="medium" />
    </Well>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.reading};
  > p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space[3]};
  > * {
    flex: 1 1 160px;
  }
  > button {
    flex: none;
  }
  ${({ theme }) => theme.media.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

const Well = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  max-width: ${({ theme }) => theme.widths.reading};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  > :first-child {
    width: 100%;
  }
`;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.sizes[14]};
  &:focus {
    outline: none;
  }
`;
