import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';
import { Container } from '../../lib/site.styles';
import { FOOTER_LINKS } from './destinations';

/** The foot of every page of the site (NAV-03). */
export function SiteFooter() {
  const { brand } = useShell();
  return (
    <Foot>
      <Container>
        <Columns>
          <Words>
            <TesseraMark size={28} />
            <p>{brand.footer}</p>
          </Words>
          <FootLinks aria-label="Footer">
            {FOOTER_LINKS.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </FootLinks>
        </Columns>
        <Rights>
          © {brand.copyrightYear} {brand.name}
        </Rights>
      </Container>
    </Foot>
  );
}

const Foot = styled.footer`
  margin-top: auto;
  padding-block: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 36ch;
  text-wrap: balance;
`;

const FootLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[8]};
  /* The words of a link stand beside the mark; the rest of its target reaches beyond. */
  margin-block: -8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${({ theme }) => theme.colors.text};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Rights = styled.p`
  margin-top: ${({ theme }) => theme.space[8]};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
