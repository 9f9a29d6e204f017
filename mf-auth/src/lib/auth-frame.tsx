import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface AuthFrameProps {
  children: ReactNode;
  /** The quiet half of the page, where there is room for it. */
  aside?: ReactNode;
}

/** The composition of every page here: the form on one side, the product's promise on the other. */
export function AuthFrame({ children, aside }: AuthFrameProps) {
  const { brand } = useShell();
  return (
    <Root>
      <FormSide>
        <Home to="/">
          <TesseraMark size={24} />
          {brand.name}
        </Home>
        <Middle>{children}</Middle>
      </FormSide>
      {aside ? <Aside>{aside}</Aside> : null}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  min-height: calc(100dvh - ${({ theme }) => theme.strip});
  background: ${({ theme }) => theme.colors.bg};
`;

const FormSide = styled.div`
  display: flex;
  flex: 1 1 50%;
  flex-direction: column;
  min-width: 0;
  padding: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 32px;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  text-decoration: none;
`;

const Middle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    justify-content: flex-start;
  }
`;

const Aside = styled.aside`
  display: none;
  ${({ theme }) => theme.media.desktop} {
    display: flex;
    flex: 1 1 50%;
    min-width: 0;
    border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  }
`;
