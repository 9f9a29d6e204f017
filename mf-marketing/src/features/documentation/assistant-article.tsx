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
      <p>Say what you keep track of and which details matter. The order and the wording are up to you.</p>
      <pre>A museum visit log with museum, city, date, ticket price and highlights</pre>
      <p>
        The words decide the types: a date becomes a date field, a price becomes money, a list in brackets
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
        If the assistant does not understand a message, it says so, suggests what to say instead, and changes
        nothing.
      </p>
      <h2>Read the receipt</h2>
      <p>
        Every change ends with a receipt. It lists the fields and files that changed, the checks that ran, the
        records that were kept and the credits that were used. Anything that could not be built is listed as
        missing.
      </p>
      <h2>Undo</h2>
      <p>
        Undo brings back the previous version, code and data alike. If a field was removed, its values come
        back too.
      </p>
      <h2>With or without a model</h2>
      <p>
        The built-in assistant needs no language model and costs no credits. If the operator connects a model,
        each message costs credits, depending on the size of the task.
      </p>
    </>
  );
}
