import { BareDialog } from '@tessera/shared/ui';
import { Command as CommandIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { matchCommands, type Command } from '../lib/command-groups';
import { CommandList } from '../lib/command-list';
import { shortcut } from '../lib/platform';
import type { QuickOpenProps } from '../lib/quick-open-props';
import { useSiteMap } from '../site-map/use-site-map';
import { paletteGroups } from './palette-commands';
import { palettePorts } from './palette.ports';

/** The command palette of the public pages and the button that opens it (PAL-01 to PAL-07). */
export function Palette({ isOpen, onOpenChange, typedAhead = '' }: QuickOpenProps) {
  const keys = shortcut('K');
  return (
    <>
      <Place>
        <button
          type="button"
          aria-label={`Command palette (${keys})`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOpenChange(true)}
        >
          <CommandIcon size={16} strokeWidth={1.75} aria-hidden />
          {keys}
        </button>
      </Place>
      <BareDialog title="Command palette" isOpen={isOpen} onOpenChange={onOpenChange}>
        <PaletteContent typedAhead={typedAhead} onDone={() => onOpenChange(false)} />
      </BareDialog>
    </>
  );
}

/** Mounted while the palette is open: every opening begins with what was typed ahead of it, mostly nothing. */
function PaletteContent({ typedAhead, onDone }: { typedAhead: string; onDone: () => void }) {
  const navigate = useNavigate();
  const siteMap = useSiteMap();
  const [query, setQuery] = useState(typedAhead);
  const groups = useMemo(
    () => paletteGroups(siteMap?.pages ?? [], { go: (to) => void navigate(to), write: palettePorts.write }),
    [navigate, siteMap],
  );
  const run = (item: Command) => {
    onDone();
    item.run();
  };
  return (
    <CommandList
      label="Search commands"
      placeholder="Type a command or search…"
      query={query}
      onQueryChange={setQuery}
      groups={matchCommands(groups, query)}
      onRun={run}
      onClose={onDone}
      emptyText={<>No commands found for “{query.trim()}”</>}
    />
  );
}

/** Bottom left, in the strip of the version badge. Where nobody has a keyboard, a shortcut is of no use. */
const Place = styled.aside.attrs({ 'aria-label': 'Commands' })`
  position: fixed;
  inset: auto auto 0 ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layers.sticky};

  button {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-block-size: 26px;
    padding: 0 ${({ theme }) => theme.space[2]};
    border: 0;
    border-radius: ${({ theme }) => theme.radii.control};
    background: none;
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};

    &:hover {
      color: ${({ theme }) => theme.colors.brand};
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  ${({ theme }) => theme.media.touch} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
