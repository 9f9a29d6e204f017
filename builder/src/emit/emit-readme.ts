import type { ApplicationModel } from '@tessera/shared/contracts';
import { inMarkdown } from './source-text';

const PLACES = `| path            | what                                                                |
| --------------- | ------------------------------------------------------------------- |
| \`src/features\`  | one folder for each kind of record: its fields, list, form and page |
| \`src/kit\`       | the parts they are made of: storage, search, inputs, tables, style  |
| \`src/theme.css\` | letters, corners, room and colours                                  |
| \`app.ir.json\`   | the description that the code was written from                      |
`;

/** `README.md`: what the application keeps, how to run it, and where things are. */
export function emitReadme(model: ApplicationModel): string {
  const entities = model.entities.map((entity) => {
    const fields = entity.fields.map((field) => inMarkdown(field.name)).join(', ');
    return `- **${inMarkdown(entity.plural)}**: ${fields}\n`;
  });
  return `# ${inMarkdown(model.title)}

Keeps:

${entities.join('')}
## Run it

\`\`\`
npm install
npm run dev
\`\`\`

\`npm run build\` checks the types and writes the site to \`dist\`; any web server can serve that folder.

## Where things are

${PLACES}
Without a server, records are kept in the browser's local storage under \`tessera-app\`, one JSON text for everything. Each value is stored
under its field's key (\`f3.1\`), so renaming a field keeps its values. Amounts are exact decimal texts (\`"12.50"\`).
`;
}
