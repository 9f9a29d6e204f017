import { answerQuestion } from './answer-question';
import { knownOf, SHOP, STUDIO, TRACKER } from './known-testing';

const tracker = knownOf(TRACKER, (id) => (id.endsWith('.delete') ? 'failed' : 'passed'));
const studio = knownOf(STUDIO);
const shop = knownOf(SHOP);

const ofTracker = (question: string) => answerQuestion(question, tracker).answer;
const ofStudio = (question: string) => answerQuestion(question, studio).answer;
const ofShop = (question: string) => answerQuestion(question, shop).answer;

describe('answers about structure', () => {
  it.each([
    'What is this?',
    'what does this app do',
    'tell me what it does',
    'WHAT IS THIS APPLICATION ABOUT',
    'give me an overview',
  ])('[SCR-02] says what an application is: %s', (question) => {
    expect(ofTracker(question)).toContain('• Projects with name and client');
  });

  it.each([
    'Which tables are there?',
    'list the tables',
    'tell me which tabels there are',
    'what tables does it have',
  ])('[SCR-02] lists the tables: %s', (question) => {
    expect(ofTracker(question)).toMatch(/2 tables:\n• Projects with .*\n• Tasks with /);
  });

  it.each([
    'What does Task store?',
    "what's in a task",
    'TASKS',
    'tell me the fields of tasks',
    'Which fields does the Task table have?',
    'what do we keep for each taks',
    'list everything a task holds',
  ])('[SCR-02] answers what a table stores, in any wording: %s', (question) => {
    const answer = ofTracker(question);
    expect(answer).toContain('Task stores 7 fields:\n• Title: text, required');
    expect(answer).toContain('• Priority: a choice of Low, Medium and High');
    expect(answer).toContain('• Project: a link to a project');
  });

  it.each(['What are the options of priority?', 'priority choices', 'what can the priorty be'])(
    '[SCR-02] gives the choices of a field: %s',
    (question) => {
      expect(ofTracker(question)).toBe('Priority of Task: a choice of Low, Medium and High.');
    },
  );

  it.each([
    ['Is the price a number?', 'Yes: Price of Class is an amount of money in USD.'],
    ['what type is price', 'Price of Class: an amount of money in USD.'],
    ['how many tables', 'There are 2 tables: Bookings and Classes.'],
    ['how many fields does a class have?', 'Class has 7 fields.'],
    ['Is there a table of prices?', 'No: there is no table of prices. Price is a field of Class.'],
    ['Do we have a separate prices table?', 'No: there is no table of prices. Price is a field of Class.'],
    ['Is the price a table of its own?', 'No: there is no table of prices. Price is a field of Class.'],
    ['Does a class have a price?', 'Yes. Price of Class: an amount of money in USD.'],
    ['How many statuses are there?', 'Status of Booking has 2 options: Booked and Cancelled.'],
  ])('[SCR-02] answers %s', (question, answer) => {
    expect(ofStudio(question)).toBe(answer);
  });

  it('[SCR-02] tells how tables are linked, and in which direction', () => {
    expect(ofTracker('How are the tables linked?')).toContain(
      'Task links to one project by the field Project',
    );
    expect(ofTracker('does a task belong to a project?')).toMatch(/^Yes/);
    expect(ofTracker('does a project belong to a task?')).toMatch(/^No/);
  });

  it('[SCR-02] tells where a field occurs', () => {
    const answer = ofTracker('Where is the due date used?');
    expect(answer).toContain('• in the view Calendar');
    expect(answer).toContain('• The badge Overdue');
  });
});

describe('answers about rules', () => {
  it.each([
    ['is title required?', 'Yes: Title of Task must be filled in.'],
    ['Is the assignee mandatory', 'No: Assignee of Task is optional and may stay empty.'],
    ['can the assignee stay empty?', 'Yes: Assignee of Task is optional and may stay empty.'],
    ['does every task need a title?', 'Yes: Title of Task must be filled in.'],
  ])('[SCR-02] answers %s', (question, answer) => {
    expect(ofTracker(question)).toBe(answer);
  });

  it.each([
    ['Is SKU unique?', /^Yes: SKU of Product must be different/],
    ['Can two products have the same sku?', /^No: SKU of Product must be different/],
    ['can quantity be 1001?', /^No: Quantity of Product goes from 0 up to 1000/],
    ['Can the quantity be negative?', /^No: Quantity of Product/],
    ['can quantity be more than 500', /^Yes: Quantity of Product/],
    ['what is the max quantity', /^Quantity of Product goes from 0 up to 1000/],
    ['How is the stock value calculated?', /worked out as Quantity × Price/],
    ['what is computed', /• Total stock value: the sum of Stock value of products/],
    ['which things are marked', /“[^”]+” marks products where Quantity is less than 5 \(amber\)/],
  ])('[SCR-02] answers %s', (question, answer) => {
    expect(ofShop(question)).toMatch(answer);
  });

  it('[SCR-02] names the rules of a table with their messages', () => {
    expect(ofStudio('what rules are there for classes?')).toContain(
      'No two classes with the same Room overlap from Start to End. The message is “This room is taken at that time.”',
    );
    expect(ofStudio('can classes overlap')).toMatch(/^No/);
  });

  it('[SCR-02] tells what happens when something is deleted or pressed', () => {
    expect(ofTracker('What happens when I delete a project?')).toContain(
      'Deleting a project leaves its tasks.',
    );
    expect(ofTracker('what does mark as done do')).toContain('sets Status to Done');
    expect(ofTracker('When is overdue shown?')).toContain('where Due date is before today');
    expect(ofTracker('is anything red?')).toMatch(/^Yes/);
    expect(ofTracker('is anything purple?')).toMatch(/^No/);
  });
});

describe('answers about what is shown', () => {
  it.each([
    ['Which pages are there?', /3 pages:\n• Projects: list of Projects/],
    ['is there a calendar', /^Yes\. The views:\n• Tasks: Calendar, by Due date/],
    ['Does it have a gallery?', /^No: there is no gallery/],
    ['how are tasks sorted', /^The list shows tasks by due date, earliest first\.$/],
    ['Is the task list sorted by title?', /^No: the list shows tasks by due date/],
    ['are tasks sorted newest first?', /^No/],
    ['how are the tasks grouped', /By status: a board, columns by Status/],
    ['which filters are there', /Open shows tasks where Status is Open/],
    ['what does the overview show', /Overview: /],
    ['who can delete a task', /^Visitors may read, add, change and delete tasks/],
    ['which routes', /Tasks at #\/tasks/],
    ['how do I add a task?', /#\/tasks\/new/],
  ])('[SCR-02] answers %s', (question, answer) => {
    expect(ofTracker(question)).toMatch(answer);
  });

  it('[SCR-02] says where records are, and that their number is not known', () => {
    expect(ofTracker('Where is my data stored?')).toContain('local storage');
    expect(ofTracker('how many tasks are there?')).toContain('The tab Data shows them.');
  });

  it.each([
    ['Where is my data stored?', /^Records are kept in a database on the server/],
    ['Is my data in the browser?', /^No: records are kept in a database/],
    ['Is my data on the server?', /^Yes: records are kept in a database/],
    ['how many tasks are there?', /as records are kept in a database/],
    ['Can several people use it at the same time?', /they share its records/],
    ['Does it work offline?', /sent once there is one/],
  ])('[SCR-02] [DATA-01] knows that records are on the server: %s', (question, answer) => {
    expect(answerQuestion(question, { ...tracker, dataPlace: 'database' }).answer).toMatch(answer);
  });
});

describe('answers about checks and history', () => {
  it.each(['Which checks cover Task?', 'what tests are there for tasks', 'list the checks about task'])(
    '[SCR-06] lists the checks that cover a table: %s',
    (question) => {
      const answer = ofTracker(question);
      expect(answer).toContain('• A task can be added (passed)');
      expect(answer).not.toContain('A project can be added');
    },
  );

  it('[SCR-06] counts checks, and tells which fail', () => {
    expect(ofTracker('how many checks are there')).toMatch(/^\d+ of \d+ checks passed, 2 failed/);
    expect(ofTracker('do all checks pass?')).toMatch(/^No\./);
    expect(ofTracker('Which checks are failing?')).toContain('(failed)');
    expect(ofStudio('is everything ok?')).toMatch(/^Yes/);
    expect(ofTracker('Which checks cover Login?')).toBe('No check is about login.');
  });

  it.each([
    ['What changed last?', 'v3 (28 November 2026, by the agent): Priority added.'],
    ['what did v2 change', 'v2 (2 November 2026, by you): Accent colour is blue.'],
    ['who made version 2?', 'v2 (2 November 2026, by you): Accent colour is blue.'],
    ['when was it created', 'v1 (31 October 2026, by the agent): First version.'],
    ['has anything changed since v3', 'No: nothing changed since v3.'],
    ['what is v9', 'There is no v9 here.'],
    [
      'when was the priority added?',
      'Versions that speak of Priority:\n• v3 (28 November 2026, by the agent): Priority added',
    ],
  ])('[SCR-02] answers %s', (question, answer) => {
    expect(ofTracker(question)).toBe(answer);
  });

  it('[SCR-02] says of a version that came from elsewhere where it came from', () => {
    const [, second, first] = tracker.versions;
    const versions = [
      { number: 3, note: 'Pulled 2 commits', author: 'user', origin: 'pull', at: new Date(0) },
      ...(second ? [second] : []),
      ...(first ? [{ ...first, author: 'user', origin: 'import' } as const] : []),
    ] as const;
    const answer = (question: string) => answerQuestion(question, { ...tracker, versions }).answer;
    expect(answer('who made v3?')).toBe('v3 (1 January 1970, pulled from GitHub): Pulled 2 commits.');
    expect(answer('who made v1?')).toBe('v1 (31 October 2026, imported): First version.');
    expect(answer('did I change anything?')).toBe(
      'Yes. Made by you:\n• v2 (2 November 2026, by you): Accent colour is blue',
    );
  });

  it('[SCR-02] lists what changed since a version', () => {
    const answer = ofTracker('what changed since v1?');
    expect(answer).toContain('• v3');
    expect(answer).toContain('• v2');
    expect(answer).not.toContain('First version');
  });
});

describe('what Ask does not answer', () => {
  it.each([
    'add a priority',
    'make it blue',
    'can you remove notes?',
    'I want a calendar',
    'please rename task to job',
    'sort by title',
    'the title should be unique',
    'how do I make it blue?',
  ])('[SCR-02] says of a wish that Ask changes nothing: %s', (message) => {
    expect(ofTracker(message)).toContain('choose Build');
  });

  it.each(['how should I price this?', 'write me a poem', 'which framework is the code in', 'any ideas?'])(
    '[SCR-06] says when a question needs a language model: %s',
    (question) => {
      expect(ofTracker(question)).toContain('needs a language model');
    },
  );

  it('[SCR-06] names the words that nothing here knows', () => {
    const { answer, questions } = answerQuestion('what does the flurbix store', tracker);
    expect(answer).toBe("Not understood: nothing in this application is called 'flurbix'.");
    expect(questions).toHaveLength(3);
  });

  it.each([
    [
      'Does it have invoices?',
      "No: nothing in this application is called 'invoices'; it keeps projects and tasks.",
    ],
    ['does task have a deadline', "No: nothing of Task is called 'deadline'; its fields are"],
    ['does a project have a due date?', 'No: Project has no such field; Due date is a field of Task.'],
  ])('[SCR-02] says no where there is no such thing: %s', (question, answer) => {
    expect(ofTracker(question)).toContain(answer);
  });

  it.each([
    'What does project store, and what is required?',
    'what does project store? what is required?',
    'What does project store and which fields are required',
  ])('[SCR-02] answers each question of a message: %s', (message) => {
    const answer = ofTracker(message);
    expect(answer).toContain('Project stores');
    expect(answer).toContain('What must be filled in');
  });

  it('[SCR-02] takes names with an and for one question', () => {
    expect(ofTracker('How are project and task linked?')).toContain('links to');
  });

  it.each([
    ['does it work offline?', 'need no network'],
    ['can two people use it at the same time?', 'Each browser has its own records'],
    ['can I export this to excel', "Yes: the menu of a list has 'Export as CSV'"],
    ['what is the longest title we ever had?', 'What the records say is not known here'],
  ])('[SCR-02] says of its use only what is so: %s', (question, answer) => {
    expect(ofTracker(question)).toContain(answer);
  });

  it.each(['Did I ask for anything you could not do?', 'could it frobnicate the titles?'])(
    '[SCR-02] says neither yes nor no to a verb that nothing here knows: %s',
    (question) => {
      expect(ofTracker(question)).not.toMatch(/^(?:Yes|No)\b/);
    },
  );

  it('[SCR-02] claims nothing of words that it left out', () => {
    expect(ofTracker('Is it sorted by popularity?')).toMatch(/^Nothing here is called 'popularity'/);
    expect(ofTracker('Is it sorted by popularity?')).not.toMatch(/\b(?:Yes|No)\b/);
  });
});

describe('words that are nearly others', () => {
  it.each(['Is the data safe?', 'Is it soft?', 'Is it fast?', 'Is the server cold?', 'Are tasks past?'])(
    '[SCR-02] are what they are, and nothing is claimed of them: %s',
    (question) => {
      expect(ofTracker(question)).not.toMatch(/^(?:Yes|No)\b/);
    },
  );

  it('[SCR-02] are read as the others where they are no words, which is said instead of a claim', () => {
    expect(ofTracker('Is the titel requierd?')).toMatch(
      /^I read 'titel' as 'title' and 'requierd' as 'required'\. Title of Task must be filled in/,
    );
    expect(ofTracker('what can the priorty be')).toMatch(/^Priority of Task/);
  });
});
