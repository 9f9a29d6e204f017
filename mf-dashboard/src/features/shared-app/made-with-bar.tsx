import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** What is open, and whose work the page around it is. */
export function MadeWithBar({ title }: { title: string }) {
  const { brand } = useShell();
  return (
    <Bar>
      <Title tabIndex={-1}>{title}</Title>
      <MadeWith to={paths.root.to()}>
        <TesseraMark size={16} />
        Made with {brand.name}
      </MadeWith>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
`;

const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  font-size: ${({ theme }) => theme.sizes[14]};
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const MadeWith = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 32px;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-decoration: none;
  &:hover {
    color: ${({ theme }) => theme.colors.text};
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
