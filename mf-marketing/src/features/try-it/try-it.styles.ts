import styled from 'styled-components';

export const Panel = styled.div`
  overflow: clip;
  margin-top: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.phone} {
    margin-top: ${({ theme }) => theme.space[8]};
    /* As wide as the phone: an application has no room to give away. */
    margin-inline: -${({ theme }) => theme.space[4]};
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} 0;
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]} 0;
  }
`;

export const Heading = styled.h3`
  font-size: ${({ theme }) => theme.sizes[28]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

export const Lead = styled.p`
  text-wrap: balance;
  color: ${({ theme }) => theme.colors.muted};
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]};
  font-size: ${({ theme }) => theme.sizes[14]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  width: 100%;
  textarea {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    button {
      width: 100%;
    }
  }
`;

export const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Quote = styled.blockquote`
  max-height: 6em;
  overflow-y: auto;
  font-size: ${({ theme }) => theme.sizes[16]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

export const Name = styled.p`
  font-size: ${({ theme }) => theme.sizes[20]};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    width: 100%;
    button {
      flex: 1;
    }
  }
`;

export const Missing = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  max-height: 9em;
  overflow-y: auto;
  padding: 0 ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  list-style: none;
  strong {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;
