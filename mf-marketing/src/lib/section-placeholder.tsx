import styled from 'styled-components';

/** Holds the place of a part that is being loaded, so that the foot of the page stays below the fold. */
export const SectionPlaceholder = styled.div`
  min-height: 100vh;
`;
