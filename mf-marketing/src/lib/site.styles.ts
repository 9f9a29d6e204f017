import styled from 'styled-components';

/** The frame of a page of the site: 16 px text, as everywhere outside the application. */
export const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - ${({ theme }) => theme.strip});
  font-size: ${({ theme }) => theme.sizes[16]};
`;

/** The content's width with its gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.widths.content} + 48px);
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;

/** A part of a page with the site's rhythm; anchors stop below the navigation bar. */
export const Section = styled.section`
  padding-block: ${({ theme }) => theme.space[16]};
  scroll-margin-top: 32px;
  ${({ theme }) => theme.media.phone} {
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;

/** The heading of a part of a page. */
export const SectionTitle = styled.h2`
  max-width: 22ch;
  font-size: ${({ theme }) => theme.sizes[40]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[28]};
  }
`;

/** The sentence under a heading. */
export const Lead = styled.p`
  max-width: 52ch;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[20]};
  text-wrap: balance;
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;
