interface TextBlockProps {
  readonly title?: string;
  /** Empty lines part paragraphs. */
  readonly text: string;
}

/** Something to read. */
export function TextBlock({ title, text }: TextBlockProps) {
  const paragraphs = text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section className="block-wide text-block" data-part="block">
      {title !== undefined && (
        <h2 className="block-title" dir="auto">
          {title}
        </h2>
      )}
      {paragraphs.map((paragraph, place) => (
        <p key={place} className="text-paragraph" dir="auto">
          {paragraph.trim()}
        </p>
      ))}
    </section>
  );
}
