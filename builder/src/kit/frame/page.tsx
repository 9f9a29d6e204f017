import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStore } from './store-context';

/** The title of the application, for the document's title. */
export const AppTitleContext = createContext('');

/** Names what the next page puts the focus on: the id of an element. */
export const FOCUS = 'focus';

/** Whether no page of the visit has opened before this one: nobody in the application has asked for it. */
export function isFirstPage(visit: ReadonlyMap<string, unknown>): boolean {
  return !visit.has(FOCUS);
}

/** Whether what is drawn is a part of a page that has a heading of its own. */
export const IsPartContext = createContext(false);

interface PageHeadingProps {
  readonly title: string;
  /** Shown after the title, more quietly. */
  readonly aside?: ReactNode;
  /** What of the application it names, for a builder that shows it. */
  readonly part?: string | undefined;
  /** Leaves the focus to the page, because it has a better place for it. */
  readonly keepsFocus?: boolean;
}

/**
 * The heading of a page. Sets the document's title and takes the focus when the page opens, so that a screen reader
 * says where one is. The first page of a visit leaves the focus where the browser put it. In a part of another page it
 * is a heading below that page's, and does nothing of this.
 */
export function PageHeading(props: PageHeadingProps) {
  return useContext(IsPartContext) ? <PartHeading {...props} /> : <OwnHeading {...props} />;
}

function PartHeading({ title, aside, part }: PageHeadingProps) {
  return (
    <div className="page-title">
      <h2 dir="auto" data-part={part}>
        {title}
      </h2>
      {aside}
    </div>
  );
}

function OwnHeading({ title, aside, part, keepsFocus = false }: PageHeadingProps) {
  const { visit } = useStore();
  const appTitle = useContext(AppTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === appTitle ? title : `${title} · ${appTitle}`;
  }, [title, appTitle]);

  useEffect(() => {
    const isFirst = isFirstPage(visit);
    const target = visit.get(FOCUS);
    visit.set(FOCUS, null);
    if (isFirst || keepsFocus) return;
    const element = typeof target === 'string' ? document.getElementById(target) : null;
    (element ?? heading.current)?.focus({ preventScroll: element === null });
    if (element === null) window.scrollTo(0, 0);
  }, [visit, keepsFocus]);

  return (
    <div className="page-title">
      <h1 ref={heading} tabIndex={-1} dir="auto" data-part={part}>
        {title}
      </h1>
      {aside}
    </div>
  );
}
