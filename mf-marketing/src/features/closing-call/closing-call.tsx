import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Lead, SectionTitle } from '../../lib/site.styles';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  /** What is drawn at the end of the panel; without it the words stand on the page, under a line. */
  readonly art?: ReactNode;
  /** What to do: links, the primary one first, or a prompt box. */
  readonly children: ReactNode;
}

/** The call to action at the end of a page of the site. */
export function ClosingCall({ title, text, art, children }: ClosingCallProps) {
  return (
    <Root>
      <Container>
        {art ? (
          <Panel>
            <Words>
              <SectionTitle>{title}</SectionTitle>
              <Lead>{text}</Lead>
              <Actions>{children}</Actions>
            </Words>
            <Ground>{art}</Ground>
          </Panel>
        ) : (
          <Line>
            <Words>
              <SectionTitle>{title}</SectionTitle>
              <Lead>{text}</Lead>
            </Words>
            <Actions>{children}</Actions>
          </Line>
        )}
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-bottom: ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.phone} {
    padding-bottom: ${({ theme }) => theme.space[16]};
  }
`;

const Panel = styled.div`
  position: relative;
  display: grid;
  overflow: clip;
  padding: ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]} 132px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(auto, 46%);
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  padding-block: ${({ theme }) => theme.space[12]};
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  > :last-child {
    justify-content: flex-end;
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
    > :last-child {
      justify-content: flex-start;
    }
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 560px;
  > p {
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
`;

const Ground = styled.div`
  position: absolute;
  inset-block: -1px;
  inset-inline-end: -1px;
  width: 46%;
  mask-image: linear-gradient(to left, black 30%, transparent);
  ${({ theme }) => theme.media.tablet} {
    width: 26%;
  }
  ${({ theme }) => theme.media.phone} {
    inset-block: auto -1px;
    width: 100%;
    height: 116px;
    mask-image: linear-gradient(to top, black 40%, transparent);
  }
`;
