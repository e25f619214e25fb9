import type { Umgebung } from '#commands/umgebung.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { alterAm } from '#domain/datum.ts';
import type { Rechnung } from '#domain/geld/lauf/ereignisse.ts';
import type { Zeilenlage } from '#domain/geld/lauf/pruefungen.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import { stellenVon, type Zahlstelle } from '#projections/queries/geld/stellen.ts';
import { liesAktenBis } from './rechnen.ts';

/** A row with what a person needs to read it: as the file stood when the run was reckoned. */
export interface Blattzeile extends Laufzeile, Zeilenlage {
	readonly name: string;
	readonly vertragsnummer: string | null;
	/** That the contract names. */
	readonly einsatzortID: string | null;
	readonly beginn: string | null;
	readonly ende: string | null;
	readonly bic: string | null;
	/** Whose account it is. */
	readonly empfaenger: string;
	/** Of the place the contract names, as it is called today. */
	readonly stelle: Zahlstelle | null;
}

const AUF_EINMAL = 200;

/** By name and month; of who was erased only the facts are left. */
export async function liesBlatt(
	umgebung: Umgebung,
	{ zeilen, position, dienstarten }: Pick<Rechnung, 'zeilen' | 'position' | 'dienstarten'>,
): Promise<Blattzeile[]> {
	const ids = [...new Set(zeilen.map(({ freiwilligerID }) => freiwilligerID))];
	const akten = new Map<string, Akte>();
	for (let i = 0; i < ids.length; i += AUF_EINMAL)
		for (const akte of await liesAktenBis(umgebung, ids.slice(i, i + AUF_EINMAL), position)) akten.set(akte.id, akte);
	const vertraege = new Map([...akten.values()].flatMap((a) => a.vertraege.map((v) => [v.id, v] as const)));
	const orte = [...new Set([...vertraege.values()].map(({ einsatzortID }) => einsatzortID))];
	const stellen = await stellenVon(umgebung.db, orte);
	const blatt = zeilen.map((zeile) => {
		const akte = akten.get(zeile.freiwilligerID);
		const vertrag = vertraege.get(zeile.vertragID);
		return {
			...zeile,
			...angaben(akte, vertrag, zeile, dienstarten),
			stelle: stellen.get(vertrag?.einsatzortID ?? '') ?? null,
		};
	});
	return blatt.toSorted((a, b) => NAMEN.compare(a.name, b.name) || a.nr - b.nr);
}

const NAMEN = new Intl.Collator('de');

function angaben(
	akte: Akte | undefined,
	vertrag: Vertrag | undefined,
	{ monat, vertragID }: Laufzeile,
	dienstarten: Rechnung['dienstarten'],
): Omit<Blattzeile, keyof Laufzeile | 'stelle'> {
	const person = akte?.person ?? {};
	const zeit = akte && geldvertraege(akte, dienstarten).find((v) => v.vertragID === vertragID);
	const name = [person.nachname, person.vorname].filter(Boolean).join(', ') || 'gelöscht';
	const istMinderjaehrig =
		Boolean(person.geburtsdatum) && alterAm(person.geburtsdatum ?? '', `${monat}-01`) < VOLLJAEHRIG;
	return {
		name,
		vertragsnummer: vertrag?.vertragsnummer ?? null,
		einsatzortID: vertrag?.einsatzortID ?? null,
		beginn: zeit?.von ?? vertrag?.vertragsbeginn ?? null,
		ende: zeit?.bis ?? vertrag?.vertragsende ?? null,
		iban: person.iban ?? null,
		bic: person.bic ?? null,
		kontoinhaber: person.kontoinhaber ?? null,
		empfaenger: person.kontoinhaber?.trim() || [person.vorname, person.nachname].filter(Boolean).join(' '),
		istMinderjaehrig,
		hatSorgeberechtigte: (akte?.erziehungsberechtigte.length ?? 0) > 0,
		istAngetreten: vertrag?.dienstantritt != null,
		istGeloescht: akte === undefined || akte.geloescht,
		isBuchhaltungTraeger: vertrag?.isBuchhaltungTraeger ?? false,
		hatSteuerID: Boolean(person.steuerID?.trim()),
		hatSozialversicherungsnummer: Boolean(person.sozialversicherungsnummer?.trim()),
	};
}
const VOLLJAEHRIG = 18;
