import { paths } from '@tessera/shared/paths';
import { IconButton, Kbd, TesseraMark, Tooltip } from '@tessera/shared/ui';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@tessera/shared/brand';
import type { User } from '@tessera/shared/contracts';
import { shortcut } from '../lib/platform';
import { PageIcon } from '../site-map/page-icon';
import { useSiteMap } from '../site-map/use-site-map';
import { currentLink, sidebarLinks } from './sidebar-links';
import {
  Foot,
  Head,
  LinkList,
  PlanName,
  RailToggle,
  SearchButton,
  SidebarFrame,
  SidebarItem,
  Wordmark,
} from './sidebar.styles';
import { UserMenu } from './user-menu';

interface SidebarProps {
  user: User;
  isCollapsed: boolean;
  isNarrow: boolean;
  onToggle: () => void;
  onNavigate: () => void;
  onSearch: () => void;
}

/** APP-01 to APP-06: the signed-in shell's navigation; 256 px wide, 64 px collapsed, a drawer on phones. */
export function Sidebar({ user, isCollapsed, isNarrow, onToggle, onNavigate, onSearch }: SidebarProps) {
  const toggleLabel = isNarrow
    ? 'Close navigation'
    : `${isCollapsed ? 'Expand' : 'Collapse'} sidebar (${shortcut('B')})`;
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
            <PanelLeftClose size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      </Head>
      {!hasLabels && (
        <RailToggle>
          <IconButton label={toggleLabel} onClick={onToggle}>
            <PanelLeftOpen size={20} strokeWidth={1.75} />
          </IconButton>
        </RailToggle>
      )}
      <Named label="Search" isNamed={hasLabels}>
        <SearchButton type="button" aria-haspopup="dialog" $hasLabel={hasLabels} onClick={onSearch}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <ItemLabel label="Search" isShown={hasLabels} />
          {hasLabels && !isNarrow && <Kbd aria-hidden>{shortcut('K')}</Kbd>}
        </SearchButton>
      </Named>
      <Links hasLabels={hasLabels} onNavigate={onNavigate} />
      <Foot>
        {hasLabels && <PlanName>{user.plan.name || 'Free Plan'}</PlanName>}
        <UserMenu user={user} hasLabel={hasLabels} />
      </Foot>
    </SidebarFrame>
  );
}

function Links({ hasLabels, onNavigate }: { hasLabels: boolean; onNavigate: () => void }) {
  const siteMap = useSiteMap();
  const { pathname } = useLocation();
  const links = sidebarLinks(siteMap?.pages ?? []);
  const current = siteMap && currentLink(links, siteMap, pathname);
  return (
    <LinkList>
      {links.map(({ to, label, icon, isPlanned }) => (
        <li key={to}>
          <Named label={isPlanned ? `${label} · Soon` : label} isNamed={hasLabels}>
            <SidebarItem
              as={Link}
              to={to}
              aria-current={to === current?.to ? 'page' : undefined}
              onClick={onNavigate}
              $hasLabel={hasLabels}
            >
              <PageIcon path={icon} size={20} />
              <ItemLabel label={label} isShown={hasLabels}>
                {isPlanned && <small> Soon</small>}
              </ItemLabel>
            </SidebarItem>
          </Named>
        </li>
      ))}
    </LinkList>
  );
}

/** The name beside the icon, or for readers only when there is no room. */
function ItemLabel({ label, isShown, children }: { label: string; isShown: boolean; children?: ReactNode }) {
  return (
    <span className={isShown ? 'label' : 'rail-label'}>
      {label}
      {children}
    </span>
  );
}

/** An icon alone has its name as a tooltip. */
function Named({
  label,
  isNamed,
  children,
}: {
  label: string;
  isNamed: boolean;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  if (isNamed) return children;
  return (
    <Tooltip text={label} isDescription={false}>
      {children}
    </Tooltip>
  );
}
