interface PictureBlockProps {
  readonly source: string;
  /** What it shows, for those who do not see it. */
  readonly description: string;
}

/** A picture across the page. */
export function PictureBlock({ source, description }: PictureBlockProps) {
  return (
    <figure className="block-wide picture-block" data-part="block">
      <img src={source} alt={description} />
    </figure>
  );
}
