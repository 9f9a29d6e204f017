import { theme } from '@tessera/shared/ui';
import styled from 'styled-components';
import { KitSection, Specimen, Specimens } from './kit-section';

type ColorName = keyof typeof theme.colors;

const COLORS: readonly (readonly [title: string, names: readonly ColorName[]])[] = [
  ['Grounds', ['bg', 'surface', 'sunken', 'brandSoft']],
  ['Words and lines', ['text', 'muted', 'line', 'lineStrong']],
  ['Brand and made', ['brand', 'brandHover', 'onBrand', 'gold', 'goldTile']],
  ['States', ['ok', 'warn', 'bad', 'onBad', 'info']],
  ['Tiles and series of charts', ['tile1', 'tile2', 'tile3', 'tile4', 'tile5', 'tile6']],
];

/** Colours, type, space, radii, shadow and motion, as the theme has them. */
export function TokenSection() {
  return (
    <KitSection
      id="tokens"
      title="Tokens"
      description="Named values of the theme. A page takes them from theme.colors, theme.space and so on, and has no values of its own."
    >
      <Specimens>
        {COLORS.map(([title, names]) => (
          <Specimen key={title} name="theme.colors" state={title}>
            <Swatches>
              {names.map((name) => (
                <Swatch key={name} $color={theme.colors[name]}>
                  <code>{name}</code>
                </Swatch>
              ))}
            </Swatches>
          </Specimen>
        ))}
        <Specimen name="theme.radii" state="controls, cards, sheets">
          <Line>
            {(['control', 'card', 'sheet', 'full'] as const).map((name) => (
              <Corner key={name} $radius={theme.radii[name]}>
                {name}
              </Corner>
            ))}
          </Line>
        </Specimen>
        <Specimen name="theme.shadows.float" state="only on what floats">
          <Floating>
            Enters in {theme.motion.enter}, leaves in {theme.motion.leave}, hovers in {theme.motion.fast}
          </Floating>
        </Specimen>
        <TypeScale />
        <SpaceScale />
      </Specimens>
    </KitSection>
  );
}

function TypeScale() {
  return (
    <Specimen name="theme.sizes" state="text 1.5, headings 1.15" isWide>
      <Sizes>
        {Object.entries(theme.sizes).map(([pixels, size]) => (
          <Sample key={pixels} $size={size} $isDisplay={Number(pixels) >= 28}>
            <code>{pixels}</code> An application, tile by tile
          </Sample>
        ))}
      </Sizes>
    </Specimen>
  );
}

function SpaceScale() {
  return (
    <Specimen name="theme.space" state="steps of 4 px" isWide>
      <Sizes>
        {Object.entries(theme.space).map(([step, length]) => (
          <Step key={step}>
            <code>{step}</code>
            <Bar $length={length} />
            {length}
          </Step>
        ))}
      </Sizes>
    </Specimen>
  );
}

const Swatches = styled.ul`
  list-style: none;
`;

const Swatch = styled.li<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${({ theme: { space } }) => space[3]};
  min-height: 36px;
  &::before {
    flex: none;
    width: 48px;
    height: 28px;
    border: 1px solid ${({ theme: { colors } }) => colors.line};
    border-radius: ${({ theme: { radii } }) => radii.control};
    background: ${({ $color }) => $color};
    content: '';
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme: { space } }) => space[3]};
`;

const Corner = styled.div<{ $radius: string }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 56px;
  border: 1px solid ${({ theme: { colors } }) => colors.lineStrong};
  border-radius: ${({ $radius }) => $radius};
  background: ${({ theme: { colors } }) => colors.surface};
  font-size: ${({ theme: { sizes } }) => sizes[12]};
`;

const Floating = styled.div`
  padding: ${({ theme: { space } }) => space[4]};
  border: 1px solid ${({ theme: { colors } }) => colors.line};
  border-radius: ${({ theme: { radii } }) => radii.card};
  background: ${({ theme: { colors } }) => colors.surface};
  box-shadow: ${({ theme: { shadows } }) => shadows.float};
`;

const Sizes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme: { space } }) => space[2]};
  min-width: 0;
  overflow: hidden;
  code {
    display: inline-block;
    min-width: 32px;
    color: ${({ theme: { colors } }) => colors.muted};
    font-size: ${({ theme: { sizes } }) => sizes[12]};
    letter-spacing: normal;
  }
`;

const Sample = styled.p<{ $size: string; $isDisplay: boolean }>`
  overflow: hidden;
  font-size: ${({ $size }) => $size};
  line-height: ${({ theme: { lineHeights }, $isDisplay }) =>
    $isDisplay ? lineHeights.heading : lineHeights.text};
  letter-spacing: ${({ theme: { tracking }, $isDisplay }) => ($isDisplay ? tracking.display : 'normal')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Step = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme: { space } }) => space[2]};
  font-size: ${({ theme: { sizes } }) => sizes[12]};
`;

const Bar = styled.span<{ $length: string }>`
  width: ${({ $length }) => $length};
  height: 12px;
  border-radius: 2px;
  background: ${({ theme: { colors } }) => colors.brand};
`;
