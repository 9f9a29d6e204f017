/** A small square of a colour. An SVG, because a colour of the person's own has no class in a style sheet. */
export function Swatch({ color }: { readonly color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <rect width="20" height="20" rx="5" fill={color} />
    </svg>
  );
}
