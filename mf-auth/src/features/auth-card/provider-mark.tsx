import styled from 'styled-components';
import type { Provider } from './provider-errors';

/** One letter on a tile: the providers' own marks are theirs, and need no picture to be recognised. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return <Tile aria-hidden="true">{LETTERS[provider]}</Tile>;
}

const LETTERS: Record<Provider, string> = { google: 'G', github: 'gh', apple: 'A' };

const Tile = styled.span`
  display: inline-grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;
