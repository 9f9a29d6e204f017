import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Description, Line, Main, Meta, Root, Title, Words } from './list.styles';
import { Skeleton } from './skeleton';

export interface ListProps {
  /** Accessible name: what is listed. */
  label: string;
  children?: ReactNode;
  /** Shows the shape of rows instead of them. */
  isLoading?: boolean | undefined;
}

/** Rows of things, each with one main action. Nothing in it? Show an `EmptyState` in its place. */
export function List({ label, children, isLoading = false }: ListProps) {
  return (
    <Root aria-label={label} aria-busy={isLoading || undefined}>
      {isLoading
        ? [0, 1, 2].map((row) => (
            <Line key={row}>
              <Words>
                <Skeleton width={`${String(60 - row * 12)}%`} />
              </Words>
            </Line>
          ))
        : children}
    </Root>
  );
}

export interface ListRowProps {
  title: ReactNode;
  description?: ReactNode;
  /** Before the words: a mosaic, an avatar, an icon. */
  leading?: ReactNode;
  /** At the end: a badge, a time, a figure. */
  meta?: ReactNode;
  /** Buttons and menus of their own, above the row's main action. */
  actions?: ReactNode;
  /** Where the row leads, by the router. */
  to?: string | undefined;
  /** What a press on the row does; with `to`, also. */
  onSelect?: (() => void) | undefined;
  /** The one that is shown beside the list. */
  isCurrent?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** A row of a `List`. The name carries the link or button, which covers the row; `actions` lie above it. */
export function ListRow(props: ListRowProps) {
  const { title, description, leading, meta, actions, isCurrent } = props;
  return (
    <Line $isCurrent={isCurrent}>
      <Main>
        {leading}
        <Words>
          <RowTitle {...props}>{title}</RowTitle>
          {description ? <Description>{description}</Description> : null}
        </Words>
        {meta ? <Meta>{meta}</Meta> : null}
      </Main>
      {actions}
    </Line>
  );
}

function RowTitle({ title, to, onSelect, isCurrent, isDisabled }: ListRowProps) {
  const current = isCurrent ? true : undefined;
  if (to !== undefined && !isDisabled)
    return (
      <Title as={Link} {...{ to }} aria-current={current} onClick={onSelect}>
        {title}
      </Title>
    );
  if (to === undefined && !onSelect) return <Title as="span">{title}</Title>;
  return (
    <Title type="button" aria-current={current} disabled={isDisabled} onClick={onSelect}>
      {title}
    </Title>
  );
}
