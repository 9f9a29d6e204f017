import type { ProjectThumbnail } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { Chip } from './app-picture.styles';

type FieldType = ProjectThumbnail['columns'][number]['type'];

const NUMBERS: ReadonlySet<FieldType> = new Set(['integer', 'number', 'money', 'percent', 'duration']);

/** Numbers stand at the end of their column. */
export function isNumber(type: FieldType): boolean {
  return NUMBERS.has(type);
}

/** One value, as its type looks: a choice as a chip, stars in gold. */
export function Cell({ type, text }: { type: FieldType; text: string }) {
  if (text === '') return null;
  if (type === 'choice' || type === 'tags') return <Chip>{text}</Chip>;
  if (type === 'rating') return <Stars>{text}</Stars>;
  return text;
}

const Stars = styled.span`
  color: ${({ theme }) => theme.colors.gold};
`;
