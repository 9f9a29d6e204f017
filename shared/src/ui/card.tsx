import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** An h2 at the head of the card. */
  title?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  as?: ElementType | undefined;
}

/** A panel on the page: one hairline, no shadow. */
export function Card({ title, actions, padding = 'medium', children, ...rest }: CardProps) {
  return (
    <Root {...rest} $padding={padding}>
      {title || actions ? (
        <Head>
          {title ? <Title>{title}</Title> : <span />}
          {actions}
        </Head>
      ) : null}
      {children}
    </Root>
  );
}

const paddings = { none: '0', small: '12px', medium: '20px', large: '32px' };

const Root = styled.div<{ $padding: keyof typeof paddings }>`
  min-width: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[4]};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.sizes[16]};
`;
