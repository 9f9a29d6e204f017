/** The one who presses and types: uses an application as a person does, for the checks that perform (MODEL-15). */

/** The window of an application, with its own clock, events and elements. */
export type AppWindow = Window & typeof globalThis;

/** Where a robot works: an application in a window, and what only the one who opened the window can do. */
export interface RobotPage {
  /** The window as it is now; a reload may bring another one. */
  readonly window: AppWindow;
  /** The text that the application keeps, after everything that waits was written. */
  stored(): string | null;
  /** Gives the application this text, as if another tab had written it. */
  restore(text: string | null): Promise<void>;
  /** Closes the application and opens it again with what it keeps. */
  reload(): Promise<void>;
  /** Told before each step and waited for, so that somebody can watch. */
  onStep?(step: RobotStep): Promise<void>;
}

export interface RobotStep {
  readonly element: Element;
  /** 'Press Save', 'Type Asturias into Song'. */
  readonly what: string;
}

/** What goes into a control: text as it is typed, the label of an option, yes or no, several labels, a file as a data address. */
export type Typed = string | boolean | readonly string[];

/** A record as a list shows it. */
export interface ShownRecord {
  readonly id: string;
  /** What the link to it says. */
  readonly name: string;
  /** The row or card that it stands in. */
  readonly element: Element;
}

/** Something that the page does not show or offer; the sentence says what. */
export class RobotError extends Error {
  override readonly name = 'RobotError';
}

export interface Robot {
  /** Waits until the application shows a page, be it one that does not load. */
  opened(): Promise<void>;
  /** Opens an address of the application: '#/tasks/new'. Waits until the page is there; fails at one that does not load. */
  open(hash: string): Promise<void>;
  /** Whether this address is the one that is open; what a list adds behind a question mark counts only where it is asked for. */
  isAt(hash: string): boolean;
  /** Begins with these records on a page without messages. */
  begin(text: string | null): Promise<void>;
  reload(): Promise<void>;
  stored(): string | null;
  /** The moment that the application believes it is. */
  now(): Date;

  /** Presses a button, a link or a tab by its name, within a part of the page. */
  press(name: string | RegExp, within?: Element): Promise<void>;
  /** Presses something that was found before. */
  pressElement(element: Element): Promise<void>;
  /** Puts the focus on an element and presses a key there. */
  key(element: Element, key: string): Promise<void>;
  /** Types into, chooses in or ticks the control with this label. */
  fill(label: string, value: Typed): Promise<void>;

  /** The first thing with this role and name, or null. */
  find(role: Role, name?: string | RegExp, within?: Element): Element | null;
  findAll(role: Role, name?: string | RegExp, within?: Element): readonly Element[];
  /** What a screen reader calls an element. */
  nameOf(element: Element): string;
  /** What an element says, without what is only drawn. */
  textOf(element: Element): string;
  /** Whether some part of an element says exactly this; what is on a button does not count. */
  says(element: Element, text: string): boolean;
  /** The records of one kind that the page, or a part of it, links to, in order and each once. `path` is theirs: 'tasks'. */
  records(path: string, within?: Element): readonly ShownRecord[];
  /** What the page, or a part of it, says under each name: 'Total' → '30.00 €'. */
  facts(within?: Element): ReadonlyMap<string, string>;
  /** The figures of the page: 'Revenue' → '1,200.00 €'. */
  figures(): ReadonlyMap<string, string>;
  /** The values of a chart by their names, as its table says them; null where there is no such chart. */
  chart(title: string): ReadonlyMap<string, string> | null;
  /** Whether the window reads pictures that are chosen: one that only knows elements has nothing to draw with. */
  readsPictures(): boolean;
  /** What a control of a form holds. */
  held(label: string): Typed | null;
  /** The message at a field, or ''. */
  messageAt(label: string): string;
  /** All that the page reports: alerts, and the messages that pass. */
  messages(): string;

  /** Waits until `read` gives something; else fails with the sentence. */
  until<T>(read: () => T | null | undefined | false, sentence: string | (() => string)): Promise<T>;
}

export type Role =
  | 'article'
  | 'button'
  | 'cell'
  | 'columnheader'
  | 'dialog'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'switch'
  | 'tab'
  | 'table';
