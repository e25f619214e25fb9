/** What a field of a list may be filtered to, where that is a matter of choice. */
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import type { Zusatzfeld } from '#domain/liste/zusatzfelder.ts';
import type { Referenz } from '#domain/referenz.ts';
import { LISTEN } from '#domain/stammdaten/listen.ts';
import { liesLaender, liesListe } from '#projections/queries/stammlisten.ts';
import type { Umstand } from './handler.ts';

interface Option {
	readonly id: string;
	readonly name: string;
}

const LAENDER: readonly string[] = ['landID', 'geburtslandID', 'staatsangehoerigkeitID'];

export async function mitOptionen(umstand: Umstand, zusatz: Zusatzfeld, referenz: Referenz) {
	const { feld, bezeichnung, art } = zusatz;
	return { feld, bezeichnung, art, optionen: await optionen(umstand, zusatz, referenz) };
}

async function optionen({ umgebung }: Umstand, zusatz: Zusatzfeld, referenz: Referenz): Promise<Option[]> {
	const { feld, art, optionen: eigene } = zusatz;
	if (eigene) return eigene.map((id) => ({ id, name: id }));
	if (art === 'auswahl') {
		return Object.entries(AUSWAHL[feld as keyof typeof AUSWAHL]).map(([id, name]) => ({ id, name }));
	}
	if (art !== 'eintrag' && art !== 'eintraege') return [];
	if (feld === 'dienstartWunschID')
		return [...referenz.dienstarten.values()].map(({ id, kurz }) => ({ id, name: kurz }));
	const liste = LISTEN.find(({ verwendetIn }) => verwendetIn.includes(`Akte.${feld}`));
	const saetze = LAENDER.includes(feld)
		? await liesLaender(umgebung.db)
		: liste
			? await liesListe(umgebung.db, liste)
			: [];
	return saetze.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
}
