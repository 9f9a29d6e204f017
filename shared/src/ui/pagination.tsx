import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { chosenInForcedColors } from './forced-colors.styles';
import { buttonStyles, type ButtonStyleProps } from './button.styles';
import { IconButton } from './icon-button';
import { shownPages } from './shown-pages';

export interface PaginationProps {
  /** What is paged: 'Payments'. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Pages of a long table whose length is known; otherwise `LoadMore`. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  return (
    <nav aria-label={`Pages of ${label.toLowerCase()}`}>
      <Root>
        <li>
          <IconButton
            label="Previous page"
            disabled={page <= 1}
            onClick={() => {
              onPageChange(page - 1);
            }}
          >
            <ChevronLeft size={16} strokeWidth={1.75} />
          </IconButton>
        </li>
        {shownPages(page, pageCount).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${String(index)}` : shown}>
            {shown === 'gap' ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Number
                type="button"
                $variant="quiet"
                $size="medium"
                aria-label={`Page ${String(shown)}`}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => {
                  onPageChange(shown);
                }}
              >
                {shown}
              </Number>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label="Next page"
            disabled={page >= pageCount}
            onClick={() => {
              onPageChange(page + 1);
            }}
          >
            <ChevronRight size={16} strokeWidth={1.75} />
          </IconButton>
        </li>
      </Root>
    </nav>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  list-style: none;
`;

const Number = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  min-width: 36px;
  padding: 0 ${({ theme }) => theme.space[1]};
  font-variant-numeric: tabular-nums;
  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brandSoft};
    ${chosenInForcedColors}
  }
`;

const Gap = styled.span`
  display: inline-block;
  min-width: 24px;
  color: ${({ theme }) => theme.colors.muted};
  text-align: center;
`;
