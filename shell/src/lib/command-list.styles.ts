import styled from 'styled-components';

export const FieldRow = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-inline: ${({ theme }) => theme.space[4]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};

  > svg {
    flex: none;
  }

  ${({ theme }) => theme.media.phone} {
    padding-inline-end: ${({ theme }) => theme.space[1]};

    > kbd {
      display: none;
    }
  }
`;

/** Where there is no Escape key. */
export const CloseButton = styled.div`
  display: none;
  ${({ theme }) => theme.media.phone} {
    display: block;
  }
`;

/** The dialog around it shows where the focus is: it is nowhere else while the dialog is open. */
export const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 56px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[16]};

  &::placeholder {
    color: ${({ theme }) => theme.colors.muted};
    opacity: 1;
  }
`;

/** PAL-07: 24rem at most. */
export const List = styled.div`
  max-block-size: min(24rem, 60dvh);
  padding: 0 ${({ theme }) => theme.space[2]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${({ theme }) => theme.space[2]};

  &:not(:empty) {
    padding-block: ${({ theme }) => theme.space[2]};
  }
`;

export const GroupTitle = styled.div`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: 40px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.brand};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;

      &,
      * {
        color: HighlightText;
      }
    }
  }

  > svg {
    flex: none;
  }

  ${({ theme }) => theme.media.touch} {
    min-block-size: 48px;
  }
`;

export const OptionIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
`;

export const OptionText = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[3]};
  min-inline-size: 0;
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.medium};

  ${({ theme }) => theme.media.phone} {
    flex-direction: column;
  }

  > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
`;

export const Empty = styled.p`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
  text-align: center;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};

  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;
