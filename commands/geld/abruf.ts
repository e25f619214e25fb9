/** Reckons what a funding programme owes. Table: money.md, funding programme. */
import type { Umgebung } from '#commands/umgebung.ts';
import { type Bisher, beansprucht, type Dienstkandidat, mitLage } from '#domain/akte/vertrag/foerderdienste.ts';
import { bundeslandVonPlz } from '#domain/bundesland.ts';
import { abrufposten } from '#domain/geld/foerderung/abruf.ts';
import { verlangeSatz } from '#domain/geld/foerderung/foerdermonate.ts';
import { foerderregel } from '#domain/geld/foerderung/programm.ts';
import type { Foerderstand } from '#domain/geld/lauf/ereignisse.ts';
import type { Laufart, Posten } from '#domain/geld/posten.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { liesFoerderprogramme } from '#projections/queries/geld/foerderprogramme.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';

/** Where the Land of places isn't known yet. */
export type Foerdergrundlage = Pick<Foerderstand, 'regel'> & { readonly laender: Foerderstand['laender'] | null };

const programmFehlt = (text: string): Abgelehnt =>
	new Abgelehnt([{ code: 'PROGRAMM', http: 422, feld: 'programmID', text } satisfies Regelverstoss]);

/** The programme a claim is of, as it is now; null: the run is no claim. */
export async function foerderungJetzt(
	{ db }: Pick<Umgebung, 'db'>,
	art: Laufart,
	programmID: string | null,
): Promise<Foerdergrundlage | null> {
	if (art !== 'MITTELABRUF') {
		if (programmID !== null) throw programmFehlt('Nur ein Mittelabruf hat ein Förderprogramm.');
		return null;
	}
	if (programmID === null) throw programmFehlt('Bitte wählen Sie ein Förderprogramm.');
	const programm = (await liesFoerderprogramme(db)).find(({ id }) => id === programmID);
	if (!programm?.isAktiv) throw programmFehlt('Dieses Förderprogramm gibt es nicht oder nicht mehr.');
	verlangeSatz(programm);
	return { regel: foerderregel(programm), laender: null };
}

/** `bisher`: what was claimed for services so far, which speaks for those of erased persons. */
export async function rechneFoerderung(
	{ db }: Pick<Umgebung, 'db'>,
	{ regel, laender }: Foerdergrundlage,
	kandidaten: readonly Dienstkandidat[],
	{ zeitraum, bisher }: { readonly zeitraum: Zeitraum; readonly bisher: readonly Bisher[] },
): Promise<{ readonly posten: readonly Posten[]; readonly foerderung: Foerderstand }> {
	const orte = [...new Set(kandidaten.map(({ einsatzortID }) => einsatzortID))];
	const gelesen = laender ?? (regel.filter.stellenland === null ? {} : await laenderVon(db, orte));
	const dienste = mitLage(kandidaten, gelesen, beansprucht(bisher));
	return { posten: abrufposten(regel, dienste, zeitraum), foerderung: { regel, laender: gelesen } };
}

export async function laenderVon(db: Umgebung['db'], orte: readonly string[]): Promise<Foerderstand['laender']> {
	const stellen = await stellenVon(db, orte);
	return Object.fromEntries(
		orte.flatMap((ort) => {
			const land = bundeslandVonPlz(stellen.get(ort)?.plz ?? '');
			return land === null ? [] : [[ort, land]];
		}),
	);
}
