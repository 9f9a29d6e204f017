import type { Rule } from '../rule';
import { CAN, DO, every, LATER, THINGS } from './promise-words';

/** What can be done with records in every application: find, sort, change, undo, keep. */

const SEARCH: Rule = {
  name: 'search',
  class: 'promise',
  when: [
    `${CAN} (search|searching|searchable|full text search|full-text search|lookup) (bar|box|field|function|feature|functionality|option)? ((by|for|through|in|across|over|within|on|with)? ${THINGS})? ${LATER}`,
    `
      ${CAN} (search|searchable|find ${THINGS}|look ${THINGS} up|look up ${THINGS}|searching)
      (by|for|through|in|across|over|on|using) (the|a|an|any|their|its|name|names|title|titles|keyword|keywords|
      text|word|words|customer|number|phone|everything|all|fields|field|any field|or|and|,|/)* ${LATER}
    `,
    `${CAN} (search for|search by|search through|searching for|searching by|look for|searchable by) (a|an|the|any|my|our)* <what:np> (by <how:np>)? ${LATER}`,
    `${CAN} (find|look up) (a|an|the|any|my|our)* <what:np> (by|using|with) (the|a|their|its)? (name|names|title|keyword|keywords|typing|word|number) ${LATER}`,
    `${CAN} find ${THINGS} (again|quickly|fast|easily|back|in seconds|in no time)+`,
    'so (that)? (i|we) can find things (again)?',
    '(a)? (quick|fast|simple|good|proper)? (search|search bar|search box|search function|search field)',
  ],
  weight: -0.05,
  read: every('search', 'Every list can be searched'),
  examples: {
    'a search bar': 'promise',
    'I want to search the list': 'promise',
    'with search': 'promise',
    'so I can find things again': 'promise',
    'it should be searchable': 'promise',
    'I need to be able to find them quickly': 'promise',
  },
  counter: [
    'search volume a month',
    'date of the search',
    'search results by month',
    'find out which kid is on which picture',
    'where found',
  ],
};

const ORDER_AND_FILTER: Rule = {
  name: 'sort or filter by hand',
  class: 'promise',
  when: [
    `
      ${CAN} (sort|sorting|sortable) (columns|column|options|option|function|feature|table|tables|list|lists|
      headers)* (by (any|every|each|all|different|clicking|the|column|columns|field|fields|header|headers|
      whatever|on|it|anything|heading|headings|a|what|i|want|like)+)? ${LATER}
    `,
    `${CAN} sort ${THINGS} (by|how|however|whichever) (way|any|every|each|all|different|clicking|the|column|columns|field|fields|header|headers|whatever|on|it|anything|i|we|want|like|need|heading|headings|a)+ ${LATER}`,
    `
      ${CAN} (filter|filtering|filters|filterable) (function|feature|options|option|bar|controls)?
      ((by|on|for) (any|every|each|all|different|the|column|columns|field|fields|whatever|i|want|anything|it|
      them|various|these|those|several|criteria)+)? ${LATER}
    `,
    `${CAN} filter ${THINGS} ${LATER}`,
    `${CAN} (sort|sorting|search|searching|filter|filtering|filters) ((,|/|and|or)+ (sort|sorting|search|searching|filter|filtering|filters|find))+ ${THINGS} ${LATER}`,
    '(a)? (sortable|filterable) (table|list|columns|overview)',
  ],
  weight: -0.04,
  read: every('order', 'Every list can be sorted and filtered by any field'),
  examples: {
    'sortable columns': 'promise',
    'I want to be able to sort by any column': 'promise',
    'sort by clicking on the header': 'promise',
    filters: 'promise',
    'it should be possible to filter the list': 'promise',
    'sorting and filtering': 'promise',
    'filter by any field': 'promise',
  },
  counter: ['sort by due', 'filter the unpaid ones', 'order date', 'orders', 'filter for orders over 200'],
};

const RECORDS: Rule = {
  name: 'add, edit and delete',
  class: 'promise',
  when: [
    `${CAN} ${DO} ((,|/|and|or)+ ${DO})+ ${THINGS} ${LATER}`,
    `${CAN} ${DO} ((,|/|and|or)+ ${DO})+ (the|a|an|my|our|new|all)* <what:np> ${LATER}`,
    `
      ${CAN} (can|could|able to|possible to|must|let me|want to|need to|way to|option to|easy to|possibility to|
      may|allowed to) (quickly|easily|also|later|always|still)* (edit|delete|correct|change|fix|update|remove|
      modify|add|add to|enter) ${THINGS} ${LATER}
    `,
    `
      (edit|delete|update|editing|deleting|correcting|adding|updating) (and
      (edit|delete|update|editing|deleting|correcting|adding|updating))? (entries|records|items|rows|existing
      entries|old entries)
    `,
    '(basic|full|simple|the usual|usual|complete)* (crud|crud operations|crud functions|crud functionality|create read update delete)',
    `${CAN} (an|a)? (edit|delete|add|save|cancel|new) (and (edit|delete|add|save))? (button|buttons|function|option|form|screen|page) ${LATER}`,
    `
      (a)? (form|screen|page|input form|entry form) (to|for|where i can|where you can)
      (add|adding|enter|entering|put in|create|edit) (a|an|the|new)*
      (entries|entry|records|items|it|them|things|data|ones)
    `,
  ],
  weight: -0.06,
  read: every('records', 'Records can be added, seen, edited and deleted'),
  examples: {
    'add, edit and delete entries': 'promise',
    'I can add, edit and delete customers': 'promise',
    CRUD: 'promise',
    'I want to be able to edit them later': 'promise',
    'an edit button': 'promise',
    'add/edit/delete': 'promise',
    'a form to add entries': 'promise',
    'we need to be able to correct mistakes': 'promise',
  },
  counter: [
    'add a field Colour',
    'add a phone number',
    'delete the notes',
    'remove notes',
    'change the title',
    'a button that marks it paid',
    'edit date',
    'add notes',
    'delete it',
    'remove it',
  ],
};

const UNDO: Rule = {
  name: 'undo',
  class: 'promise',
  when: [
    `${CAN} (undo|undoing|undelete|take back) (button|function|feature|option|delete|deletes|deleting|deletion|changes|mistakes|a mistake|it|things|what i deleted|an accidental delete)* ${LATER}`,
    `${CAN} (restore|bring back|get back|recover) (deleted|removed|lost|accidentally deleted) ${THINGS} ${LATER}`,
    '(what if|in case|if) (i|we|someone|somebody) (delete|deletes|remove|removes) (something|one|it|an entry|a record) by (mistake|accident)',
    `(ask|asking|a confirmation|confirm|confirmation|warn|warning) (me|us|you)? (before|when|on|for) (deleting|i delete|we delete|you delete|delete|something is deleted|deletion) ${THINGS}`,
  ],
  weight: 0.15,
  read: every('undo', 'Deleting can be undone'),
  examples: {
    undo: 'promise',
    'an undo button': 'promise',
    'be able to undo a mistake': 'promise',
    'ask me before deleting': 'promise',
  },
  counter: ['undo that', 'undone jobs'],
};

const KEPT: Rule = {
  name: 'it keeps what was entered',
  class: 'promise',
  when: [
    `
      ${CAN} (save|saves|saved|saving|store|stores|stored|keep|keeps|remember|remembers|persist|persists)
      ${THINGS} (be|are|is|should|must|automatically|locally|saved|in|on|my|the|browser|computer|phone|device|
      here|for good|safely|safe|permanently|forever|between|visits|sessions|when|if|i|close|closed|it|after|a|
      refresh|refreshing|reload|reloading|restart|offline|next|time|open|come|back|window|tab|page|local|
      storage|localstorage)+
    `,
    `
      (the|my|our|all)* (data|entries|everything|records|it|list|information|nothing)
      (should|must|to|has|have|needs|will|may|can|is|are|be|not|n't|never|get|gets|still|always)*
      (saved|stored|kept|persist|persisted|persistent|stay|stays|remain|remains|there|lost|disappear|disappears|
      vanish|survive|survives) (there|saved|the same|automatically|locally|in|on|my|the|browser|computer|phone|
      device|when|if|i|we|you|close|closed|it|after|a|refresh|refreshing|reload|reloading|restart|next|time|
      come|back|app|tab|window|again|page|local|storage)*
    `,
    '(local|data|persistent|browser|offline|permanent) storage (of|for)? (the|my|data|entries)*',
    '(autosave|auto save|auto-save|data persistence|persistence|persistent data|localstorage)',
    `
      (i|we|it|you) (do n't|don't|do not|must not|should not|should n't|never|wo n't|must n't)+ (want to)?
      (lose|losing|loose|forget|lost) (my|our|the|any|all)*
      (data|entries|anything|everything|records|it|list|what i typed|information)
    `,
  ],
  weight: 0.02,
  read: every('kept', 'What was entered is kept'),
  examples: {
    'it should save everything automatically': 'promise',
    'data is saved in the browser': 'promise',
    'the data should still be there when I close the tab': 'promise',
    "I don't want to lose my data": 'promise',
    'local storage': 'promise',
    'everything must be stored on my computer': 'promise',
    'it should remember my entries after a refresh': 'promise',
  },
  counter: [
    'saved money',
    'storage place',
    'store number',
    'cold store',
    'kept or sold',
    'data',
    'keep it short',
    'storage shelf',
  ],
};

export const RECORD_PROMISES: readonly Rule[] = [SEARCH, ORDER_AND_FILTER, RECORDS, UNDO, KEPT];
