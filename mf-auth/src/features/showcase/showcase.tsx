import { Badge, Mosaic } from '@tessera/shared/ui';
import { useState } from 'react';
import { examples, type Example } from './examples';
import {
  Bubble,
  Choice,
  Choices,
  Ground,
  Miniature,
  MiniCell,
  MiniHead,
  MiniRow,
  Promise as PromiseText,
  Settling,
  Stage,
} from './showcase.styles';

/** What the product does, as a miniature that assembles from tiles; the reader chooses what it makes. */
export function Showcase() {
  const [example, setExample] = useState(examples[0]);
  return (
    <Ground>
      <Stage>
        <PromiseText>Say what you need. Use it a minute later.</PromiseText>
        <MiniatureOf key={example.id} example={example} />
        <Choices role="group" aria-label="Examples">
          {examples.map((one) => (
            <Choice
              key={one.id}
              type="button"
              aria-pressed={one === example}
              onClick={() => {
                setExample(one);
              }}
            >
              {one.title}
            </Choice>
          ))}
        </Choices>
      </Stage>
    </Ground>
  );
}

function MiniatureOf({ example }: { example: Example }) {
  const { id, title, prompt, columns, rows, change } = example;
  return (
    <figure aria-label={`Example: ${prompt}`}>
      <Settling $turn={0}>
        <Bubble>{prompt}</Bubble>
      </Settling>
      <Miniature>
        <Settling $turn={2}>
          <MiniHead>
            <Mosaic id={id} size={28} />
            <strong>{title}</strong>
            <Badge tone="gold">Live</Badge>
          </MiniHead>
        </Settling>
        <Settling $turn={3}>
          <MiniRow $isHead>
            {columns.map((column) => (
              <MiniCell key={column}>{column}</MiniCell>
            ))}
          </MiniRow>
        </Settling>
        {rows.map((row, index) => (
          <Settling key={row[0]} $turn={4 + index}>
            <MiniRow>
              {row.map((cell) => (
                <MiniCell key={cell}>{cell}</MiniCell>
              ))}
            </MiniRow>
          </Settling>
        ))}
      </Miniature>
      <Settling $turn={8}>
        <Bubble $isLater>{change}</Bubble>
      </Settling>
    </figure>
  );
}
