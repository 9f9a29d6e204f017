import { useState } from 'react';
import styled from 'styled-components';
import { seriesColor } from './chart-colors';

export interface AvatarProps {
  name: string;
  /** A picture; initials when there is none, or when it cannot be had. */
  src?: string | undefined;
  /** Edge length in pixels. */
  size?: 24 | 32 | 40 | 56 | undefined;
  /** False where the name stands beside it. */
  isNamed?: boolean | undefined;
}

/** A person. Applications have their `Mosaic`. */
export function Avatar({ name, src, size = 32, isNamed = true }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Root {...naming} $size={size} $color={seriesColor(placeOf(name))}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => {
            setFailed(src);
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </Root>
  );
}

function firstLetter(word: string | undefined): string {
  const code = word?.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (firstLetter(words[0]) + firstLetter(last)).toUpperCase() || '?';
}

/** The same name always has the same colour. */
function placeOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return sum;
}

const Root = styled.span<{ $size: number; $color: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme, $color }) => `color-mix(in srgb, ${$color} 18%, ${theme.colors.surface})`};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ $size }) => Math.max(10, Math.round($size * 0.38))}px;
  font-weight: ${({ theme }) => theme.weights.medium};
  line-height: 1;
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
