import { build } from 'esbuild';
const outfile='/tmp/try-words-out.mjs';
await build({ stdin:{contents:`export {shop,accessIn,accessBy} from './reading/access/access-testing'; export {changeApplication} from './change'; export {createApplication} from './create'; export {questionAbout, askInWords} from './confirmation/question'; export {answerQuestion} from './answers/answer-question'`, resolveDir:'/tmp/wt/words/builder/src'}, bundle:true, format:'esm', platform:'node', outfile, logLevel:'error'});
