/** What a field of a list may be filtered to, where that is a matter of choice. */
import { feldart } from '#domain/felder/katalog.ts';
import type { Zusatzfeld } from '#domain/liste/zusatzfelder.ts';
import type { Referenz } from '#domain/referenz.ts';
import { LISTEN } from '#domain/stammdaten/listen.ts';
import { liesLaender, liesListe } from '#projections/queries/traeger/stammlisten.ts';
import type { Umstand } from '../handler.ts';

interface Option {
	readonly id: string;
	readonly name: string;
}

export async function mitOptionen(umstand: Umstand, zusatz: Zusatzfeld, referenz: Referenz) {
	const { feld, bezeichnung, art } = zusatz;
	return { feld, bezeichnung, art, optionen: await optionen(umstand, zusatz, referenz) };
}

async function optionen({ umgebung }: Umstand, zusatz: Zusatzfeld, referenz: Referenz): Promise<Option[]> {
	const { feld, optionen: eigene } = zusatz;
	if (eigene) return eigene.map((id) => ({ id, name: id }));
	const angaben = feldart(feld);
	switch (angaben.art) {
		case 'auswahl':
			return Object.entries(angaben.werte).map(([id, name]) => ({ id, name }));
		case 'dienstart':
			return [...referenz.dienstarten.values()].map(({ id, kurz }) => ({ id, name: kurz }));
		case 'land':
			return (await liesLaender(umgebung.db)).map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
		case 'liste':
		case 'listen': {
			const liste = LISTEN.find(({ verwendetIn }) => verwendetIn.includes(`Akte.${feld}`));
			return liste
				? (await liesListe(umgebung.db, liste)).map(({ id, bezeichnung }) => ({ id, name: bezeichnung }))
				: [];
		}
		default:
			return [];
	}
}
