import { Link } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { Container } from '../../lib/site.styles';
import { AssistantArticle } from './assistant-article';
import { DOC_GROUPS, docAddress, EMPTY_PAGE, findDocPage, FIRST_PAGE } from './doc-pages';
import { Article, Columns, Group, Groups } from './documentation.styles';
import { PageTitle } from './page-title';

/** The documentation: sidebar and page (DOC-01, DOC-02). */
export function Documentation({ slug = FIRST_PAGE }: { slug?: string | undefined }) {
  return (
    <Container>
      <Columns>
        <Groups aria-label="Documentation">
          {DOC_GROUPS.map(({ title, pages }) => (
            <div key={title}>
              <Group>{title}</Group>
              <ul>
                {pages.map((page) => (
                  <li key={page.slug}>
                    <Link to={docAddress(page.slug)} aria-current={page.slug === slug ? 'page' : undefined}>
                      {page.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
        <Article key={slug}>
          <Content slug={slug} />
        </Article>
      </Columns>
    </Container>
  );
}

function Content({ slug }: { slug: string }) {
  if (slug === FIRST_PAGE) return <AssistantArticle />;
  // DOC-02: 'Features' has nothing of its own to say, and the others are not found. Neither is where the way ends.
  if (slug === EMPTY_PAGE)
    return (
      <>
        <PageTitle>{findDocPage(slug)?.title}</PageTitle>
        <p>
          This chapter has not been written yet.{' '}
          <Link to={`${paths.home.to()}#features`}>See the features</Link> on the home page.
        </p>
      </>
    );
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <p>
        This chapter has not been written yet.{' '}
        <Link to={docAddress(FIRST_PAGE)}>Read about the assistant</Link> instead.
      </p>
    </>
  );
}
