#!/usr/bin/env node
// There before the tool is built, so that package managers link it.
import '../dist/mfr.mjs';
