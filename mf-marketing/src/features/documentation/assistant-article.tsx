import { documentationWords } from '@tessera/shared/public-pages';
import { Lead } from '../../lib/site.styles';
import { PageTitle } from './page-title';

/** The page 'Ai Assistant'. */
export function AssistantArticle() {
  const { hero } = documentationWords();
  return (
    <>
      <PageTitle>{hero.heading}</PageTitle>
      <Lead>{hero.lead}</Lead>
      <h2>Describe an application</h2>
      <p>Name the thing and its fields. The order and the wording are up to you.</p>
      <pre>A museum visit log with museum, city, date, ticket price and highlights</pre>
      <p>
        Types follow from the words: a date becomes a date field, a price becomes money, a list in brackets
        becomes a choice. You get a list with search and sorting, a form that checks what is entered, and a
        page for each record.
      </p>
      <h2>Change it by chat</h2>
      <p>Each of these is one message, and each makes a new version:</p>
      <ul>
        <li>Add a difficulty rating from 1 to 5</li>
        <li>Rename composer to artist</li>
        <li>Turn status into a choice of open and closed</li>
        <li>Show the newest first</li>
        <li>Use dark mode with a green accent</li>
      </ul>
      <p>
        What is not understood is named, together with the nearest messages that would be. Nothing changes
        then.
      </p>
      <h2>Read the receipt</h2>
      <p>
        A change ends with a receipt: fields and files that changed, checks that ran, records that were kept,
        credits that were used. Phrases that could not be built are listed as missing.
      </p>
      <h2>Undo</h2>
      <p>
        Undo brings back the version before, code and data alike. Values of a removed field come back with it.
      </p>
      <h2>With or without a model</h2>
      <p>
        The built-in assistant works by itself and costs no credits. An operator can connect a language model
        instead; messages that it works on cost credits by the size of the task.
      </p>
    </>
  );
}
