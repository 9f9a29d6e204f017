import { TextArea } from '@tessera/shared/ui';
import styled from 'styled-components';
import { endsInBar } from '../../lib/action-bar';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  ${endsInBar}
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

/* Heard when something comes; until then it takes no room above the buttons. */
export const Reading = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;

/* The kit's area is as high as its content: here an empty one should invite more than a word. */
export const LongText = styled(TextArea)`
  min-height: 128px;
`;
