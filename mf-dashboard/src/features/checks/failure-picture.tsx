import type { CheckPicture } from '@tessera/shared/contracts';
import { Dialog } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

export interface FailurePictureProps {
  /** What was promised. */
  title: string;
  message: string | undefined;
  picture: CheckPicture;
}

/** SCR-02: the application as it was when a check failed; opens larger. */
export function FailurePicture({ title, message = title, picture }: FailurePictureProps) {
  const { image, lastStep } = picture;
  const [isOpen, setIsOpen] = useState(false);
  const words = `The application when this step failed: ${lastStep ?? message}`;
  const caption = lastStep === undefined ? 'When it failed' : `Last step: ${lastStep}`;
  return (
    <>
      <Figure>
        <Open
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <img src={image} alt={words} />
        </Open>
        <figcaption>{caption}</figcaption>
      </Figure>
      <Dialog title={title} description={message} size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Large>
          <img src={image} alt={words} />
          <figcaption>{caption}</figcaption>
        </Large>
      </Dialog>
    </>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[1]};
  margin: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[1]};
  figcaption {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
    overflow-wrap: anywhere;
  }
`;

const Open = styled.button`
  display: block;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  overflow: hidden;
  cursor: zoom-in;
  &:hover {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  img {
    display: block;
    max-width: 216px;
    max-height: 200px;
  }
`;

const Large = styled(Figure)`
  margin: 0;
  img {
    max-width: 100%;
    border: 1px solid ${({ theme }) => theme.colors.line};
    border-radius: ${({ theme }) => theme.radii.control};
  }
`;
