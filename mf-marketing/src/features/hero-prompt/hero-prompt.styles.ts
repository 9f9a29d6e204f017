import styled, { css } from 'styled-components';

export const Box = styled.form`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 560px;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  &:has(textarea:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: -1px;
  }
`;

export const Input = styled.textarea`
  display: block;
  width: 100%;
  min-height: 92px;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} 0;
  border: 0;
  border-radius: 15px 15px 0 0;
  background: none;
  font-size: ${({ theme }) => theme.sizes[16]};
  line-height: 1.5;
  resize: none;
  field-sizing: content;
  max-height: 240px;
  &::placeholder {
    color: ${({ theme }) => theme.colors.muted};
    opacity: 1;
  }
  /* The whole box shows the focus by its ring; the caret shows the field. */
  &:focus-visible {
    outline: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[2]};
`;

const round = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.card};
  transition: background-color ${({ theme }) => theme.motion.fast};
`;

export const Attach = styled.button`
  ${round}
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.text};
  }
`;

export const Send = styled.button`
  ${round}
  background: ${({ theme }) => theme.colors.brand};
  color: ${({ theme }) => theme.colors.onBrand};
  &:hover {
    background: ${({ theme }) => theme.colors.brandHover};
  }
`;
