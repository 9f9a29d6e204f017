import { useState } from 'react';
import { Account } from './account';
import { CloseIcon, MenuIcon } from './icons';
import { NamedIcon } from './icon-set';
import { hrefOf } from './router';

interface NavigationPage {
  readonly path: string;
  readonly name: string;
  readonly icon?: string;
}

interface NavigationProps {
  readonly title: string;
  readonly icon: string | undefined;
  /** The address of a picture, instead of the icon. */
  readonly logo: string | undefined;
  readonly pages: readonly NavigationPage[];
  readonly currentPath: string | undefined;
}

/** With more pages than this the bar at the bottom of a narrow screen becomes a menu. */
const MOST_IN_BAR = 5;

/** The application's name and its pages. */
export function Navigation({ title, icon, logo, pages, currentPath }: NavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isMenu = pages.length > MOST_IN_BAR;
  const close = () => {
    setIsOpen(false);
  };
  return (
    <header className="header">
      <SkipLink />
      <div className="header-row">
        <a className="app-title" href="#/" data-part="title">
          {logo === undefined ? <AppMark icon={icon} /> : <img className="app-logo" src={logo} alt="" />}
          <span dir="auto">{title}</span>
        </a>
        {isMenu && (
          <button
            type="button"
            className="icon-button nav-toggle"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="pages"
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        )}
        {pages.length > 1 && (
          <nav
            className={`nav ${isMenu ? 'nav-menu' : 'nav-bar'}${isOpen ? ' nav-open' : ''}`}
            id="pages"
            aria-label="Main menu"
          >
            {pages.map(({ path, name, icon: pageIcon }, place) => (
              <a
                key={path}
                data-part={`page:${String(place)}`}
                href={hrefOf(path, 'list')}
                aria-current={path === currentPath ? 'page' : undefined}
                onClick={close}
              >
                <NamedIcon name={pageIcon} />
                <span dir="auto">{name}</span>
              </a>
            ))}
          </nav>
        )}
        <Account />
      </div>
    </header>
  );
}

function SkipLink() {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        // The address after # is the page's; the jump is made by hand.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

function AppMark({ icon }: { readonly icon: string | undefined }) {
  if (icon === undefined) return <Tessera />;
  return (
    <span className="app-mark">
      <NamedIcon name={icon} fallback={<Tessera />} />
    </span>
  );
}

function Tessera() {
  return (
    <svg className="mark" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M0 0h7v7H0zM9 0h7v7H9zM0 9h7v7H0z" />
      <path className="mark-tile" d="M9 9h7v7H9z" />
    </svg>
  );
}
