const vm = require('node:vm');
const { compileOnce } = require('./compile-once.cjs');

// What an environment needs is loaded once by each of jest's processes, outside of every sandbox.
vm.compileFunction = compileOnce(vm.compileFunction);
