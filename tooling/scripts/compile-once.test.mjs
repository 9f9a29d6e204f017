import { compileFunction, createContext } from 'node:vm';
import compiling from '../jest/compile-once.cjs';

const COUNTING = 'globalThis.count = (globalThis.count ?? 0) + 1;\nreturn globalThis.count;';
const filename = '/somewhere/module.js';

function start() {
  let anew = 0;
  const compile = compiling.compileOnce((...words) => {
    anew += 1;
    return compileFunction(...words);
  });
  return {
    countAnew: () => anew,
    compile: (code, { context = createContext(), parameters = [], ...options } = {}) =>
      compile(code, parameters, { filename, parsingContext: context, ...options }),
  };
}

describe('a module that is compiled once', () => {
  it('runs in each sandbox on what that one has', () => {
    const { compile, countAnew } = start();
    const context = createContext();
    expect([compile(COUNTING, { context })(), compile(COUNTING, { context })()]).toEqual([1, 2]);
    expect(compile(COUNTING)()).toBe(1);
    expect(countAnew()).toBe(0);
  });

  it('is another when its code or its parameters are', () => {
    const { compile } = start();
    expect(compile('return one;', { parameters: ['one', 'two'] })(1, 2)).toBe(1);
    expect(compile('return two;', { parameters: ['one', 'two'] })(1, 2)).toBe(2);
    expect(compile('return two;', { parameters: ['two', 'one'] })(1, 2)).toBe(1);
  });

  it('fails at the place that it has in its file', () => {
    const { compile } = start();
    const failing = compile("const one = 1;\n  throw new Error('no');");
    let stack = '';
    try {
      failing();
    } catch (error) {
      stack = error.stack;
    }
    expect(stack).toContain(`${filename}:2:9`);
  });

  it('is none of the code that a test compiles for itself', () => {
    const compile = compiling.compileOnce(compileFunction);
    expect(compile('return 1;')()).toBe(1);
    expect(compile('return one;', ['one'])(2)).toBe(2);
    expect(compile('return 3;', [], { filename })()).toBe(3);
  });

  it('is compiled by jest where it imports while it runs, is a test or no code', () => {
    const { compile, countAnew } = start();
    compile("return () => import('node:fs');");
    compile(COUNTING, { filename: '/somewhere/module.test.ts' });
    expect(() => compile('}')).toThrow("Unexpected token '}'");
    expect(countAnew()).toBe(3);
  });
});
