import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fassung, type Musterstreams, type Musterzeilen, zeilenAus } from '#projections/muster/zeilen.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';

// Writes the rows of new projection versions; those of a version that exists stay, so that a forgotten version shows.
const ORDNER = join(import.meta.dirname, '..', 'projections', 'muster');
const lies = <T>(datei: string): T => JSON.parse(readFileSync(join(ORDNER, datei), 'utf8')) as T;

const streams = lies<Musterstreams>('streams.json');
const bisher = lies<Musterzeilen>('zeilen.json');
const zeilen = Object.fromEntries(PROJEKTIONEN.map((p) => [fassung(p), bisher[fassung(p)] ?? zeilenAus(p, streams)]));
writeFileSync(join(ORDNER, 'zeilen.json'), `${JSON.stringify(zeilen, null, '\t')}\n`);
