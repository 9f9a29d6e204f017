import styled from 'styled-components';
import { CopyButton } from './copy-button';

export interface CodeBlockProps {
  text: string;
  /** Names it, above the code: a file, a language, 'Request'. */
  title: string;
  hasLineNumbers?: boolean | undefined;
  /** Longer code scrolls inside; any CSS length. */
  maxHeight?: string | undefined;
}

/** Code to be read and copied; its box can be scrolled by keyboard. */
export function CodeBlock({ text, title, hasLineNumbers = false, maxHeight = '420px' }: CodeBlockProps) {
  return (
    <Root>
      <Head>
        <span>{title}</span>
        <CopyButton text={text} variant="quiet" />
      </Head>
      <CodeText text={text} label={title} hasLineNumbers={hasLineNumbers} maxHeight={maxHeight} />
    </Root>
  );
}

export interface CodeTextProps {
  text: string;
  /** Accessible name. */
  label: string;
  hasLineNumbers?: boolean | undefined;
  /** Without it, as high as its container lets it be. */
  maxHeight?: string | undefined;
}

/** The code alone, for a frame of the page's own. */
export function CodeText({ text, label, hasLineNumbers = false, maxHeight }: CodeTextProps) {
  return (
    <Text role="region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      {hasLineNumbers ? <Numbers aria-hidden="true">{lineNumbers(text)}</Numbers> : null}
      <pre>
        <code>{text}</code>
      </pre>
    </Text>
  );
}

function lineNumbers(text: string): string {
  return Array.from(text.split('\n'), (_, index) => String(index + 1)).join('\n');
}

const Root = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.rows.list};
  padding-inline: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[1]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;

  /* After the button comes what it says to readers alone. */
  & > button {
    flex: none;
    overflow-wrap: normal;
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 0;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  overflow: auto;
  background: ${({ theme }) => theme.colors.sunken};
  font-size: ${({ theme }) => theme.sizes[13]};
  line-height: 1.6;
  pre {
    margin: 0;
    font-size: inherit;
    tab-size: 2;
  }
  code {
    font-size: inherit;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Numbers = styled.pre`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  text-align: end;
  user-select: none;
`;
