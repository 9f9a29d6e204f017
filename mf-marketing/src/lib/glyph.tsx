const SHAPES = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  up: 'M12 19V5m-7 7 7-7 7 7',
  check: 'm5 12.5 4.5 4.5L19 7',
  minus: 'M5 12h14',
  clip: 'M8 8v8a4 4 0 0 0 8 0V6.5a2.5 2.5 0 0 0-5 0V15a1 1 0 0 0 2 0V8',
} as const;

interface GlyphProps {
  readonly shape: keyof typeof SHAPES;
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * A drawn sign of a control that has its name in words. The site's first view has its own few, in the manner of
 * the kit's icons: their library costs as much as a page.
 */
export function Glyph({ shape, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
