import { Button, Menu } from '@tessera/shared/ui';
import { Code, Database, History, ListChecks, MessageSquare, MoreHorizontal, Play } from 'lucide-react';
import styled from 'styled-components';
import { narrowWorkbench } from './workbench-query';
import type { PaneId } from './panes';

export interface PhoneBarProps {
  isChatShown: boolean;
  active: PaneId;
  onShowChat: () => void;
  onShow: (pane: PaneId) => void;
}

const ICON = { size: 20, strokeWidth: 1.75 } as const;

/** At the bottom of phones: Chat and Preview, the rest under More. */
export function PhoneBar({ isChatShown, active, onShowChat, onShow }: PhoneBarProps) {
  return (
    <Bar aria-label="Builder">
      <Choice
        variant="quiet"
        icon={<MessageSquare {...ICON} />}
        aria-current={isChatShown || undefined}
        onClick={onShowChat}
      >
        Chat
      </Choice>
      <Choice
        variant="quiet"
        icon={<Play {...ICON} />}
        aria-current={(!isChatShown && active === 'preview') || undefined}
        onClick={() => {
          onShow('preview');
        }}
      >
        Preview
      </Choice>
      <Menu
        align="end"
        trigger={
          <Choice
            variant="quiet"
            icon={<MoreHorizontal {...ICON} />}
            aria-current={(!isChatShown && active !== 'preview') || undefined}
          >
            More
          </Choice>
        }
        items={[
          {
            id: 'code',
            label: 'Code',
            icon: <Code size={16} strokeWidth={1.75} />,
            onSelect: () => {
              onShow('code');
            },
          },
          {
            id: 'data',
            label: 'Data',
            icon: <Database size={16} strokeWidth={1.75} />,
            onSelect: () => {
              onShow('data');
            },
          },
          {
            id: 'checks',
            label: 'Checks',
            icon: <ListChecks size={16} strokeWidth={1.75} />,
            onSelect: () => {
              onShow('checks');
            },
          },
          {
            id: 'history',
            label: 'History',
            icon: <History size={16} strokeWidth={1.75} />,
            onSelect: () => {
              onShow('history');
            },
          },
        ]}
      />
    </Bar>
  );
}

const Bar = styled.nav`
  display: none;
  flex: none;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  ${narrowWorkbench} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  > span {
    display: grid;
  }
`;

const Choice = styled(Button)`
  min-height: 44px;
  &[aria-current] {
    color: ${({ theme }) => theme.colors.brand};
    font-weight: ${({ theme }) => theme.weights.strong};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
