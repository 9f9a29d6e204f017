import type { Template } from '@tessera/shared/contracts';
import { formatNumber, Skeleton } from '@tessera/shared/ui';
import { Repeat2 } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { TemplatePicture } from '../../lib/templates/template-picture';

export interface TemplateCardProps {
  template: Template;
  /** Where its preview opens. */
  to: LinkProps['to'];
  state?: unknown;
  isSelected: boolean;
  /** Of its title: one below the heading that it stands under. */
  headingLevel: 2 | 3;
}

/** One template: what it looks like, what it is, who made it and how often it was used (TPL-03). */
export function TemplateCard({ template, to, state, isSelected, headingLevel }: TemplateCardProps) {
  const { title, category, description, remixes, author } = template;
  return (
    <Root>
      <TemplatePicture template={template} />
      <Words>
        <Head>
          <Title as={headingLevel === 2 ? 'h2' : 'h3'}>
            <Link to={to} state={state} aria-current={isSelected || undefined}>
              {title}
            </Link>
          </Title>
          <Category>{category}</Category>
        </Head>
        <Description>{description}</Description>
        <Foot>
          <Author>{author.name}</Author>
          {/* The number alone says nothing to those who cannot see the icon. */}
          <Remixes role="img" aria-label={`${formatNumber(remixes)} ${remixes === 1 ? 'remix' : 'remixes'}`}>
            <Repeat2 size={16} strokeWidth={1.75} aria-hidden="true" />
            <span aria-hidden="true">{formatNumber(remixes)}</span>
          </Remixes>
        </Foot>
      </Words>
    </Root>
  );
}

/** A card that is not there yet, in its final size. */
export function TemplateCardSkeleton() {
  return (
    <Root as="div">
      <Picture />
      <Words>
        <Title as="div">
          <Skeleton width="50%" />
        </Title>
        <Description as="div">
          <Skeleton height="14px" lines={2} />
        </Description>
        <Foot>
          <Skeleton width="60%" height="14px" />
        </Foot>
      </Words>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:has(a:hover) {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  &:has(a[aria-current]) {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
`;

const Picture = styled.div`
  aspect-ratio: 16 / 10;
  background: ${({ theme }) => theme.colors.sunken};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Title = styled.h3`
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[16]};
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  /* The whole card is the link's. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Category = styled.span`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;

const Description = styled.p`
  flex: 1;
  color: ${({ theme }) => theme.colors.muted};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 20px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Author = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remixes = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  font-variant-numeric: tabular-nums;
`;
