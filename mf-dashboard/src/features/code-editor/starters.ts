export interface Starter {
  readonly id: 'react' | 'html' | 'script';
  readonly name: string;
  readonly description: string;
  /** The files that are open at first, the last one in front. */
  readonly open: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const REACT: Starter = {
  id: 'react',
  name: 'React + TypeScript',
  description: 'Components with types, and a style sheet.',
  open: ['src/styles.css', 'src/App.tsx'],
  files: {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Shopping list</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './App';
import './styles.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`,
    'src/App.tsx': `import { useState, type SubmitEvent } from 'react';
import { countOpen, type Item } from './items';

const START: Item[] = [
  { id: 1, text: 'Oat milk', isDone: false },
  { id: 2, text: 'Two lemons', isDone: true },
];

export function App() {
  const [items, setItems] = useState(START);
  const [text, setText] = useState('');

  function add(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    setItems([...items, { id: Date.now(), text: text.trim(), isDone: false }]);
    setText('');
  }

  function toggle(id: number) {
    setItems(items.map((item) => (item.id === id ? { ...item, isDone: !item.isDone } : item)));
  }

  return (
    <main>
      <h1>Shopping list</h1>
      <p>{countOpen(items)} left to buy</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <label>
              <input type="checkbox" checked={item.isDone} onChange={() => toggle(item.id)} />
              {item.text}
            </label>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input aria-label="New item" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Add</button>
      </form>
    </main>
  );
}
`,
    'src/items.ts': `export interface Item {
  readonly id: number;
  readonly text: string;
  readonly isDone: boolean;
}

/** How many are not in the basket yet. */
export function countOpen(items: readonly Item[]): number {
  return items.filter((item) => !item.isDone).length;
}
`,
    'src/styles.css': `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

main {
  max-width: 28rem;
  margin: 3rem auto;
  padding-inline: 1rem;
}

ul {
  padding: 0;
  list-style: none;
}

label {
  display: flex;
  gap: 0.5rem;
  padding-block: 0.375rem;
}

form {
  display: flex;
  gap: 0.5rem;
}

form input {
  flex: 1;
}

button,
form input {
  padding: 0.5rem 0.75rem;
  font: inherit;
}
`,
  },
};

const HTML: Starter = {
  id: 'html',
  name: 'Plain HTML',
  description: 'A page, a style sheet and a script, as browsers read them.',
  open: ['style.css', 'script.js', 'index.html'],
  files: {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Counter</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>Counter</h1>
    <p>Pressed <output id="count">0</output> times.</p>
    <button id="more" type="button">Once more</button>
    <script src="script.js"></script>
  </body>
</html>
`,
    'style.css': `body {
  max-width: 28rem;
  margin: 3rem auto;
  padding-inline: 1rem;
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

button {
  padding: 0.5rem 0.75rem;
  font: inherit;
}
`,
    'script.js': `const count = document.getElementById('count');
const more = document.getElementById('more');
let pressed = 0;

more.addEventListener('click', () => {
  pressed += 1;
  count.textContent = String(pressed);
});
`,
  },
};

const SCRIPT: Starter = {
  id: 'script',
  name: 'TypeScript script',
  description: 'Code without a page. What it logs is in the console.',
  open: ['main.ts'],
  files: {
    'main.ts': `interface Reading {
  readonly place: string;
  readonly celsius: number;
}

const readings: Reading[] = [
  { place: 'Oslo', celsius: 3 },
  { place: 'Lisbon', celsius: 17 },
  { place: 'Nairobi', celsius: 22 },
];

const warmest = readings.reduce((best, next) => (next.celsius > best.celsius ? next : best));
const mean = readings.reduce((sum, { celsius }) => sum + celsius, 0) / readings.length;

console.log(\`Warmest: \${warmest.place}\`);
console.log(\`Mean: \${mean.toFixed(1)} °C\`);
`,
  },
};

export const STARTERS: readonly Starter[] = [REACT, HTML, SCRIPT];
export const FIRST_STARTER = REACT;
