import type { Tag } from './token';

/** The closed classes of English: words that build sentences and name nothing. */
export const FUNCTION_WORDS: Readonly<Partial<Record<Tag, string>>> = {
  article:
    'a an the this that these those each every all both some any another several many few no other either neither such more most enough half whole one',
  owner: "my your his her its our their whose everyone's everybody's someone's somebody's people's",
  pronoun: `
    i you he she it we they me him us them myself yourself itself themselves ourselves someone
    somebody something anyone anybody anything everyone everybody everything nobody nothing
    none mine yours ours theirs there who
  `,
  preposition: `
    of in on at by for with without from into onto over under below above about against
    between among through during before after until till since per via around near beside
    besides behind beyond within across along toward towards off out up down as like than plus
    minus versus vs including excluding regarding concerning except upon inside outside
  `,
  and: 'and or but nor yet & +',
  link: 'that because so if whether while although though unless whereas then therefore also else',
  question: 'what which when where why how who whom whose whatever whichever whenever wherever',
  modal: "can could should would will shall may might must cannot ought 'd 'll",
  be: "is are was were be been being am 's 're 'm isn't aren't wasn't weren't",
  have: "has have had having 've haven't hasn't",
  do: "do does did doing done don't doesn't didn't dont",
  not: "not never n't no-one",
  adverb: `
    very too also just only even still already again soon now then here always often sometimes
    usually maybe perhaps please really quite rather almost about ago away back ever yet once
    twice later today tomorrow yesterday together instead otherwise however so well basically
    actually currently mainly mostly ideally preferably automatically
  `,
  to: 'to',
  number: `
    zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty
    forty fifty hundred thousand dozen first second third fourth fifth
  `,
};
