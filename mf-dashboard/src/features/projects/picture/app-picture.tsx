import type { ProjectThumbnail } from '@tessera/shared/contracts';
import { Mosaic } from '@tessera/shared/ui';
import { Accent, Bar, Blank, Body, Frame, Head, New, Page, Title } from './app-picture.styles';
import { BoardPicture } from './board-picture';
import { CalendarPicture } from './calendar-picture';
import { LinesPicture } from './lines-picture';
import { TilesPicture } from './tiles-picture';

export interface AppPictureProps {
  id: string;
  /** The hue of its mosaic, where somebody chose it. */
  hue?: number | null | undefined;
  thumbnail: ProjectThumbnail | undefined;
}

/**
 * A project's application in small: its own records in the view that it opens with, in its own colour. Drawn in our
 * theme, so that light and dark hold; said to nobody, because the name beside it says what it is.
 */
export function AppPicture({ id, hue, thumbnail }: AppPictureProps) {
  if (!thumbnail)
    return (
      <Blank aria-hidden="true">
        <Mosaic id={id} hue={hue} size={72} />
      </Blank>
    );
  const { accent, title, pages, heading } = thumbnail;
  return (
    <Frame aria-hidden="true" style={{ '--accent': accent }}>
      <Bar>
        <Accent />
        <Title>{title}</Title>
        {pages.length > 1
          ? pages.map((page, place) => (
              <Page key={page} $isOpen={place === 0}>
                {page}
              </Page>
            ))
          : null}
      </Bar>
      <Body>
        <Head>
          <b>{heading}</b>
          <New>+</New>
        </Head>
        <Records thumbnail={thumbnail} />
      </Body>
    </Frame>
  );
}

function Records({ thumbnail }: { thumbnail: ProjectThumbnail }) {
  const { view, lanes, days } = thumbnail;
  if (view === 'board' && lanes) return <BoardPicture lanes={lanes} thumbnail={thumbnail} />;
  if (view === 'calendar' && days) return <CalendarPicture days={days} rows={thumbnail.rows} />;
  if (view === 'cards' || view === 'gallery')
    return <TilesPicture thumbnail={thumbnail} hasPictures={view === 'gallery'} />;
  return <LinesPicture thumbnail={thumbnail} hasHead={view !== 'list'} />;
}
