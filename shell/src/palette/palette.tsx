import { BareDialog, IconButton } from '@tessera/shared/ui';
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
import { useIsScrollingDown } from './use-is-scrolling-down';

/** The command palette of the public pages and the button that opens it (PAL-01 to PAL-07). */
export function Palette({ isOpen, onOpenChange }: QuickOpenProps) {
  const isInTheWay = useIsScrollingDown();
  return (
    <>
      <Place data-hidden={isInTheWay || undefined}>
        <IconButton
          label={`Command palette (${shortcut('K')})`}
          variant="secondary"
          tooltipSide="top"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOpenChange(true)}
        >
          <CommandIcon size={16} strokeWidth={1.75} />
        </IconButton>
      </Place>
      <BareDialog title="Command palette" isOpen={isOpen} onOpenChange={onOpenChange}>
        <PaletteContent onDone={() => onOpenChange(false)} />
      </BareDialog>
    </>
  );
}

/** Mounted while the palette is open: every opening begins with an empty field. */
function PaletteContent({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const siteMap = useSiteMap();
  const [query, setQuery] = useState('');
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

/**
 * Bottom left: the version badge and the assistant are on the other side. Where the page has no margin to stand in, it
 * makes room for whoever reads on; the keyboard reaches it all the same.
 */
const Place = styled.aside.attrs({ 'aria-label': 'Commands' })`
  position: fixed;
  inset: auto auto ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layers.sticky};

  button {
    border-color: ${({ theme }) => theme.colors.line};
    border-radius: ${({ theme }) => theme.radii.full};
    color: ${({ theme }) => theme.colors.muted};
  }

  @media (max-width: 1359px) {
    transition:
      opacity ${({ theme }) => theme.motion.fast},
      translate ${({ theme }) => theme.motion.fast};

    &[data-hidden]:not(:focus-within) {
      opacity: 0;
      pointer-events: none;
      translate: 0 100%;
    }
  }

  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }

  @media print {
    display: none;
  }
`;
