import type { Coverage } from '@tessera/shared/contracts';
import { cleanText, wordsOf } from '../text';

/** Words that ask for nothing by themselves. */
const SILENT = new Set(
  "a,an,the,and,or,of,in,on,at,to,for,with,by,it,its,is,are,be,has,have,having,that,this,these,those,which,where,who,each,every,all,any,also,plus,as,i,me,my,we,our,us,you,your,they,their,them,he,she,please,can,could,would,should,will,want,need,like,i'd,so,then,but,too,just,some,from,into,including,include,includes,containing,contains,following,fields,field,columns,column,track,store,record,log,show,keep,save,able,both,etc,e.g,well,along,do,does,not,if,when,such,more,hi,hello,hey,thanks,thank,there,about,app,application,one,was,were,been,via,per,using,use,let,lets,users,user,features,tracks,shows,stores,records,keeps,following,lists,contain,saves,logs,where,visitors,plus,people,add,what,how,whether,make,build,create".split(
    ',',
  ),
);

/** The runs of words of a prompt that no phrase of the coverage contains: they must not go unmentioned. */
export function unaccounted(prompt: string, coverage: readonly Coverage[]): string[] {
  const known = new Set(
    coverage.flatMap((part) => wordsOf(part.phrase).flatMap((word) => [word, ...word.split('/')])),
  );
  const runs: string[] = [];
  for (const piece of cleanText(prompt)
    .replace(/\b[ei]\.g\.?|\bi\.e\.?/gi, ' ')
    .split(/[\n,;:.!?()]+/)) {
    const words = wordsOf(piece).flatMap((word) => word.split('/'));
    const isOpen = (word: string) => word !== '' && !known.has(word) && !SILENT.has(word);
    const first = words.findIndex(isOpen);
    if (first >= 0) runs.push(words.slice(first, words.findLastIndex(isOpen) + 1).join(' '));
  }
  return [...new Set(runs)].slice(0, 60);
}
