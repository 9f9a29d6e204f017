import { TextArea } from '@tessera/shared/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
`;

export const Side = styled.div`
  position: sticky;
  top: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;

/* At the bottom of a phone, above its keyboard; in the flow elsewhere. */
export const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin: 0 calc(-1 * ${({ theme }) => theme.space[4]}) calc(-1 * ${({ theme }) => theme.space[4]});
    padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]}
      max(${({ theme }) => theme.space[3]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.surface};
  }
`;

export const OnPhone = styled.div`
  display: none;
  ${({ theme }) => theme.media.phone} {
    display: block;
  }
`;

/* By the button that began it: where a phone sees it, too. */
export const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${({ theme }) => theme.space[1]};
  max-width: 480px;
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    > button {
      flex: 1 1 auto;
      min-height: 44px;
    }
  }
`;

/* The kit's area is as high as its content: here an empty one should invite more than a word. */
export const LongText = styled(TextArea)`
  min-height: 128px;
`;
