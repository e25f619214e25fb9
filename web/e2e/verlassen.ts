import { afterAll } from 'vitest';
import { verlasse } from './browser.ts';

// Registered before the hooks of the file itself, it runs after them.
afterAll(verlasse);
