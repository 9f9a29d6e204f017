/** An address to look at instead. */
export interface LeaveLink {
  readonly text: string;
  readonly href: string;
}

/** Why something does not go, and where to look. */
export function LeaveLinks({ text, links }: { readonly text: string; readonly links: readonly LeaveLink[] }) {
  return (
    <>
      <p>{text}</p>
      <ul className="leave-links">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
