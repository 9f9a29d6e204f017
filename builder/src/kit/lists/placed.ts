/**
 * Hands numbers to the style sheet as `--from`, `--span` and the like. Gives what goes to `ref`. Not as a style attribute,
 * which pages with a strict policy do not allow.
 */
export function placed(values: Readonly<Record<string, number>>): (element: HTMLElement | null) => void {
  return (element) => {
    for (const [name, value] of Object.entries(values)) {
      element?.style.setProperty(`--${name}`, String(value));
    }
  };
}
