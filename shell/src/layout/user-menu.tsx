import type { User } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import type { ThemeChoice } from '@tessera/shared/remote/contract';
import { Menu, Mosaic } from '@tessera/shared/ui';
import { CreditCard, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useLeaving } from '../lib/leaving-context';
import { useShellSession } from '../session/session-context';
import { useTheme } from './theme-choice';

const THEMES = [
  { id: 'system', label: 'System theme', icon: <Monitor size={16} /> },
  { id: 'light', label: 'Light theme', icon: <Sun size={16} /> },
  { id: 'dark', label: 'Dark theme', icon: <Moon size={16} /> },
] as const satisfies readonly { id: ThemeChoice; label: string; icon: React.ReactNode }[];

/** APP-02: profile, billing, the look, and logging out. */
export function UserMenu({ user, hasLabel }: { user: User; hasLabel: boolean }) {
  const session = useShellSession();
  const navigate = useNavigate();
  const { choice, choose } = useTheme();
  const name = `${user.firstname} ${user.lastname}`;

  const leaving = useLeaving();

  async function logOut() {
    // First the page, then the session: a protected page without one would go to `/` by itself (RT-02, SES-07).
    await navigate(paths.auth.to(), { flushSync: true });
    session.signOut();
  }
  const askToLogOut = () => {
    leaving.leave({ pathname: paths.auth.to(), search: '', hash: '' }, () => void logOut());
  };

  return (
    <Menu
      label="Account"
      trigger={
        <Trigger type="button" aria-label={`Account of ${name}`}>
          <Mosaic id={user.id} size={24} />
          {hasLabel && <Name>{name}</Name>}
        </Trigger>
      }
      items={[
        { id: 'profile', label: 'Profile', icon: <UserRound size={16} />, to: paths.profile.to() },
        { id: 'billing', label: 'Billing', icon: <CreditCard size={16} />, to: paths.billing.to() },
        'separator',
        ...THEMES.map(({ id, label, icon }) => ({
          id,
          label,
          icon,
          isChecked: choice === id,
          onSelect: () => choose(id),
        })),
        'separator',
        { id: 'logout', label: 'Logout', icon: <LogOut size={16} />, onSelect: askToLogOut },
      ]}
    />
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font: inherit;
  font-size: ${({ theme }) => theme.sizes[14]};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
