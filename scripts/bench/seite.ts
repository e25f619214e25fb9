import { FAELLE } from './faelle.ts';

// One side of one case, in a process of its own; prints its rate.
const [name, seite, url, ownerUrl] = process.argv.slice(2) as [string, 'unsere' | 'vergleich', string, string];
const fall = FAELLE.find((f) => f.name === name);
if (!fall) throw new Error(`Kein Fall ${name}`);
console.log(await fall[seite]({ url, ownerUrl }));
