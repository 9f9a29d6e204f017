import { paths } from '@tessera/shared/paths';
import { IconButton, TesseraMark } from '@tessera/shared/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '@tessera/shared/brand';
import type { User } from '@tessera/shared/contracts';
import { Foot, Head, LinkList, PlanName, SidebarFrame, SidebarItem, Wordmark } from './sidebar.styles';
import { sidebarLinks } from './sidebar-links';
import { UserMenu } from './user-menu';

interface SidebarProps {
  user: User;
  isCollapsed: boolean;
  isNarrow: boolean;
  onToggle: () => void;
  onNavigate: () => void;
}

/** APP-01 to APP-06: the signed-in shell's navigation; 256 px wide, 64 px collapsed, a drawer on phones. */
export function Sidebar({ user, isCollapsed, isNarrow, onToggle, onNavigate }: SidebarProps) {
  const toggleLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar';
  // In the drawer on a phone the rail has no room for a second column: labels are always drawn.
  const hasLabels = !isCollapsed || isNarrow;
  return (
    <SidebarFrame
      aria-label="Main"
      $isCollapsed={isCollapsed}
      $isNarrow={isNarrow}
      // A drawer that is out of the page must not be reached by Tab either.
      inert={isNarrow && isCollapsed}
    >
      <Head $isCollapsed={!hasLabels}>
        <Link to={paths.appHome.to()} aria-label={`${brand.name} home`} onClick={onNavigate}>
          <TesseraMark size={24} />
          {hasLabels && <Wordmark>{brand.name}</Wordmark>}
        </Link>
        {hasLabels && (
          <IconButton label={toggleLabel} onClick={onToggle}>
            <PanelLeftClose size={20} />
          </IconButton>
        )}
      </Head>
      {!hasLabels && (
        <IconButton label={toggleLabel} onClick={onToggle}>
          <PanelLeftOpen size={20} />
        </IconButton>
      )}
      <LinkList>
        {sidebarLinks.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <SidebarItem as={NavLink} to={to} onClick={onNavigate} $hasLabel={hasLabels}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <ItemLabel label={label} isShown={hasLabels} />
            </SidebarItem>
          </li>
        ))}
      </LinkList>
      <Foot>
        {hasLabels && <PlanName>{user.plan.name || 'Free Plan'}</PlanName>}
        <UserMenu user={user} hasLabel={hasLabels} />
      </Foot>
    </SidebarFrame>
  );
}

/** The name beside the icon, or for readers only when there is no room. */
function ItemLabel({ label, isShown }: { label: string; isShown: boolean }) {
  return <span className={isShown ? undefined : 'rail-label'}>{label}</span>;
}
