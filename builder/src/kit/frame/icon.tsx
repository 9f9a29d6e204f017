import type { ReactNode } from 'react';

interface IconProps {
  /** The side of the square that the shapes are drawn in. */
  readonly grid: 20 | 24;
  readonly children: ReactNode;
}

/** A line drawing. It says nothing to screen readers: its name stands beside it. */
export function Icon({ grid, children }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${String(grid)} ${String(grid)}`}
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
