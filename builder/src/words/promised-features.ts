import type { PromiseKind } from '../coverage/claim';
import { DESIGN_ADJECTIVES } from './lists/features';
import { RECORD_VERBS } from './lists/verbs';
import { pattern } from './pattern';

/** What asks for a feature that every application has, which promise that is, and what is said about it. */
export const PROMISED_FEATURES: readonly (readonly [RegExp, PromiseKind, string])[] = [
  [
    pattern('i')`
      ^(?:
        (?:full[- ]?text |quick |instant |simple |a |fast |text )*search(?:ing|able)?
        (?: (?:bar|box|field|function(?:ality)?|feature))?(?:
          [ ](?:by|for|through|across|in|over) (?:
            (?:the |all |any |every |my |an? )*
            (?:entries|records?|items?|text|keywords?|list|everything|names?|fields?|them)
            (?:,? (?:and|or|,)? ?)?
          )+
        )?
        |find (?:an? |the |any )?entries
      )$
    `,
    'search',
    'Every list can be searched',
  ],
  [
    pattern('i')`
      ^(?:
        (?:column |easy )?sort(?:ing|able|ed)?(?:
          [ ](?:
            options?|by (?:any|every|each) (?:column|field)|columns?|them|the list|table|list|entries
          )
        )?
        |sortable (?:table|columns?|list)
      )$
    `,
    'order',
    'Every list can be sorted by any field',
  ],
  [
    pattern('i')`
      ^(?:
        (?:i |we |you |users? |people |they |me )?
        (?:can |could |should be able to |want to |to |be able to )?
      )?(?:(?:easily |quickly )?${RECORD_VERBS}(?:,? (?:and |or |\/ ?)?)?)+(?:
        [ ](?:and |or )?(?:
          an? |the |my |our |their |new |all |all of |multiple |any |each |every |existing |old[ ]
          |these |those |past |previous[ ]
        )*(?:
          entr(?:y|ies)|records?|items?|them|it|things?|data|logs?|information|details|everything
          |rows?|one|ones|list|history
        )
      )?(?: (?:easily|quickly|later|at any time|any time))?$
    `,
    'records',
    'Records can be added, seen, edited and deleted',
  ],
  [
    pattern('i')`
      ^(?:
        crud|crud operations?|basic crud|full crud|add(?:ing)?\/edit(?:ing)?\/delet(?:e|ing)
        |add, edit,? and delete|(?:create|add|edit|delete|update)(?:[/,]| and| or)+[\w/, ]*
      )$
    `,
    'records',
    'Records can be added, edited and deleted',
  ],
  [
    /^(?:undo|undo (?:for )?(?:delete|deletes|deleting|deletion)|delete with undo|undo (?:a )?(?:delete|deletion|button)|undoable delet\w+)$/i,
    'undo',
    'Deleting can be undone',
  ],
  [
    pattern('i')`
      ^(?:
        (?:local|data|persistent|browser|offline|permanent) ?storage
        |persist\w*(?: data| storage| locally)?
        |saves? (?:data|everything|automatically|locally|entries|in the browser|it)
        |data (?:is|are|should be) (?:saved|kept|stored|persisted)(?: [\w\s]+)?
        |stored? (?:locally|in the browser)|remembers? (?:my|the) (?:data|entries)
        |(?:the )?data (?:persists?|survives?) ?[\w\s]*|local ?storage
        |(?:it )?(?:should )?(?:stay|be|stays|remains?) (?:saved|there) (?:after|when|on) [\w\s]+
      )$
    `,
    'kept',
    'Records are kept',
  ],
  [
    /^(?:(?:form |input |field |real-?time |proper )*validation|validat(?:e|es|ed) (?:input|inputs|the form|forms?|entries)|error messages?)$/i,
    'refusals',
    'Forms are checked before they are saved',
  ],
  [
    pattern('i')`
      ^(?:
        (?:fully |mobile )?responsive(?: (?:design|layout|ui))?|mobile[- ]friendly
        |works (?:well )?on (?:my |a )?(?:phones?|mobile|tablets?)(?: [\w\s]+)?
        |mobile (?:support|layout|version|view)|for (?:my )?(?:phone|mobile)|accessible
        |keyboard[- ](?:friendly|accessible|support|navigation)|works by keyboard|accessibility
      )$
    `,
    'everywhere',
    'It works on phones and by keyboard',
  ],
  [
    pattern('i')`
      ^(?:
        (?:clear |friendly |nice )?empty states?|(?:a |clear )?detail(?:s)? (?:page|view|screen)s?
        |(?:an? )?(?:easy |simple |quick |add |edit |entry |input |quick-?add )*forms?
        (?: (?:to|for) (?:add|create|enter|log)(?:ing)? [\w\s]*)?
        |(?:a |an )?(?:simple |clean |main |data )*
        (?:table|list|overview list|list view|table view|data table)
        (?: (?:of|with|for|showing) (?:all )?(?:the |my )?(?:entries|records|items|everything|data))?
      )$
    `,
    'pages',
    'List, form and detail page are part of it',
  ],
  [
    pattern('i')`
      ^(?:
        (?:a |an )?(?:very |nice |really )?${DESIGN_ADJECTIVES}
        (?:,? (?:and )?(?:clean|simple|minimal|modern|beautiful|easy to use|intuitive|elegant|fast))*
        (?: (?:ui|interface|design|look|layout|style|user interface|look and feel|app))?
      )$
    `,
    'design',
    'The design is plain and made for reading',
  ],
  [
    pattern('i')`
      ^(?:
        keep it (?:simple|clean|minimal)|nothing (?:else|more|fancy)|that'?s (?:it|all)
        |make it (?:simple|nice|pretty|look nice|look good|easy to use)
      )$
    `,
    'design',
    'Nothing more was added',
  ],
];
