import styled from 'styled-components';
import { Mono, Rows, Sheet, SheetTitle, Tile } from './figure.styles';

/** An address and the versions that were live at it. */
export function DeployFigure() {
  return (
    <Sheet>
      <SheetTitle>
        <Address>practice-journal</Address>
        <Live>Live</Live>
      </SheetTitle>
      <Rows>
        <li>
          <Tile $tone="gold" />
          Version 7<Mono>2 min ago</Mono>
        </li>
        <li>
          <Tile $tone="line" />
          Version 6<Mono>yesterday</Mono>
        </li>
        <li>
          <Tile $tone="line" />
          Version 4<Mono>Monday</Mono>
        </li>
      </Rows>
    </Sheet>
  );
}

const Address = styled.span`
  font-family: ${({ theme }) => theme.fonts.mono};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

const Live = styled.span`
  color: ${({ theme }) => theme.colors.gold};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
