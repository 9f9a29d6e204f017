import type { Template, TemplateCategory } from '@tessera/shared/contracts';
import { seriesColor } from '@tessera/shared/ui';
import styled, { css } from 'styled-components';

/** A colour for each category, by its place in the order of TPL-02. */
const PLACES: Readonly<Record<TemplateCategory, number>> = {
  'Internal Tools': 0,
  Website: 1,
  Personal: 2,
  'Consumer App': 3,
  'B2B App': 4,
  Prototype: 5,
};

export interface TemplatePictureProps {
  template: Pick<Template, 'category' | 'pictures'>;
  /** False where the picture is what the page is about: it is fetched at once. */
  isLazy?: boolean;
  /** As high as what it stands in, from its top left corner, instead of its own shape. */
  isFilling?: boolean;
}

/**
 * The picture of a template's application in the look of the page. Until it is there, and where there is none, the gradient of
 * the category holds its place (TPL-03). Says nothing to screen readers: the words beside it do.
 */
export function TemplatePicture({ template, isLazy = true, isFilling = false }: TemplatePictureProps) {
  const { category, pictures } = template;
  const size = pictures && { width: pictures.width, height: pictures.height };
  const loading = isLazy ? 'lazy' : undefined;
  return (
    <Ground $isFilling={isFilling} style={{ '--category': seriesColor(PLACES[category]) }}>
      {pictures ? (
        <>
          {/* A hidden one is not fetched, whichever the look. */}
          <Light src={pictures.light} alt="" loading={loading} decoding="async" {...size} />
          <Dark src={pictures.dark} alt="" loading="lazy" decoding="async" {...size} />
        </>
      ) : null}
    </Ground>
  );
}

const Ground = styled.div<{ $isFilling: boolean }>`
  ${({ $isFilling }) => ($isFilling ? 'height: 100%;' : 'aspect-ratio: 16 / 10;')}
  overflow: hidden;
  background: linear-gradient(
    135deg,
    color-mix(in srgb, var(--category) 32%, ${({ theme }) => theme.colors.sunken}),
    ${({ theme }) => theme.colors.sunken}
  );
`;

const filling = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top left;
`;

/* As the global style tells light from dark. */
const Light = styled.img`
  ${filling}
  display: block;
  :root[data-theme='dark'] & {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      display: none;
    }
  }
`;

const Dark = styled.img`
  ${filling}
  display: none;
  :root[data-theme='dark'] & {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      display: block;
    }
  }
`;
