interface PageIconProps {
  /** Path data on a grid of 24 by 24; a dot in the middle when a page declares none. */
  path: string | undefined;
  /** In px. */
  size: number;
}

/** The icon that a page declares, as thick as the shell's own. */
export function PageIcon({ path = 'M12 12h.01', size }: PageIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
