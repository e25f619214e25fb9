/** Decisions on seminar groups and on who belongs to them. Table: Seminargruppe. */
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import {
	AufGruppenwarteliste,
	type Gruppenende,
	GruppenplatzAufgegeben,
	GruppenplatzVergeben,
	SeminargruppeAngelegt,
	type SeminargruppeEreignis,
	SeminargruppeGeaendert,
	SeminargruppeGeloescht,
} from './ereignisse.ts';
import { type Gruppenfelder, gruppenSchema, OHNE_ANGABEN, trenne } from './gruppen-felder.ts';
import type { Gruppenplatz, Seminargruppe } from './seminargruppe.ts';

export function legeGruppeAn(
	{ id }: Seminargruppe,
	zyklusID: string,
	eingabe: Partial<Gruppenfelder>,
): SeminargruppeEreignis[] {
	const { fakten, texte } = trenne(pruefeFelder(gruppenSchema, { ...OHNE_ANGABEN, ...eingabe }));
	return [SeminargruppeAngelegt({ zyklusID, werte: fakten }, worte(id, texte))];
}

/** Only what is named changes; more places go to those who wait. */
export function aendereGruppe(gruppe: Seminargruppe, werte: Partial<Gruppenfelder>): SeminargruppeEreignis[] {
	const neu = pruefeFelder(gruppenSchema, { ...gruppe.felder, ...werte });
	const { fakten, texte } = trenne(unterschied(gruppe.felder, neu));
	const mitTexten = Object.keys(texte).length > 0;
	if (!mitTexten && Object.keys(fakten).length === 0) return [];
	pruefePlatzzahl(gruppe, neu.maxTeilnehmer);
	return [
		SeminargruppeGeaendert({ aenderungen: fakten }, mitTexten ? worte(gruppe.id, { aenderungen: texte }) : undefined),
		...ruecktNach(gruppe.plaetze, neu.maxTeilnehmer),
	];
}

/** Only one nobody belongs to or waits for. */
export function loescheGruppe(gruppe: Seminargruppe): SeminargruppeEreignis[] {
	if (gruppe.geloescht) return [];
	if (gruppe.plaetze.length > 0) throw new Abgelehnt([NICHT_LEER]);
	return [SeminargruppeGeloescht({})];
}

/** A place, or the end of the waiting list. Whether he may, the file decides. */
export function nimmAuf({ plaetze, felder }: Seminargruppe, freiwilligerID: string): SeminargruppeEreignis[] {
	if (plaetze.some((p) => p.freiwilligerID === freiwilligerID)) return [];
	const istVoll = felder.maxTeilnehmer !== null && mitglieder(plaetze).length >= felder.maxTeilnehmer;
	const wartetWer = plaetze.some(({ stand }) => stand === 'WARTELISTE');
	return istVoll || wartetWer
		? [AufGruppenwarteliste({ freiwilligerID, nach: 'WARTELISTE' })]
		: [GruppenplatzVergeben({ freiwilligerID, nach: 'ANGEMELDET' })];
}

/** A place, or nothing: whoever is proposed for one doesn't end up waiting. */
export function nimmMitPlatzAuf(gruppe: Seminargruppe, freiwilligerID: string): SeminargruppeEreignis[] {
	const ereignisse = nimmAuf(gruppe, freiwilligerID);
	const text = `In der Gruppe ${gruppe.felder.bezeichnung} ist kein Platz mehr frei.`;
	if (ereignisse.some(({ type }) => type === 'AufGruppenwarteliste')) throw new Abgelehnt([{ ...KEIN_PLATZ, text }]);
	return ereignisse;
}

/** Out of the group or off its waiting list; the oldest who waits moves up. Nothing where he isn't in it. */
export function nimmHeraus(
	{ plaetze, felder }: Seminargruppe,
	freiwilligerID: string,
	anlass: Gruppenende,
): SeminargruppeEreignis[] {
	const platz = plaetze.find((p) => p.freiwilligerID === freiwilligerID);
	if (!platz) return [];
	return [
		GruppenplatzAufgegeben({ freiwilligerID, von: platz.stand, anlass }),
		...ruecktNach(
			plaetze.filter((p) => p !== platz),
			felder.maxTeilnehmer,
		),
	];
}

const mitglieder = (plaetze: readonly Gruppenplatz[]): Gruppenplatz[] =>
	plaetze.filter(({ stand }) => stand === 'ANGEMELDET');

function ruecktNach(plaetze: readonly Gruppenplatz[], max: number | null): SeminargruppeEreignis[] {
	const wartende = plaetze.filter(({ stand }) => stand === 'WARTELISTE');
	const frei = max === null ? wartende.length : Math.max(0, max - mitglieder(plaetze).length);
	return wartende
		.slice(0, frei)
		.map(({ freiwilligerID }) => GruppenplatzVergeben({ freiwilligerID, von: 'WARTELISTE', nach: 'ANGEMELDET' }));
}

function pruefePlatzzahl({ plaetze }: Seminargruppe, max: number | null): void {
	const belegt = mitglieder(plaetze).length;
	if (max === null || belegt <= max) return;
	const waeren = max === 1 ? 'wäre 1 Platz' : `wären ${max} Plätze`;
	const text = `Vorgesehen ${waeren}, zur Gruppe gehören schon ${belegt}.`;
	throw new Abgelehnt([{ code: 'PLATZZAHL', http: 409, feld: 'maxTeilnehmer', text }]);
}

const worte = <D extends object>(id: string, daten: D) => ({ betroffener: id, art: 'FREITEXT' as const, daten });

const KEIN_PLATZ = { code: 'PLATZ', http: 409 } as const;
const NICHT_LEER = {
	code: 'NICHT_LEER',
	http: 409,
	text: 'Zur Gruppe gehören noch Freiwillige. Bitte nehmen Sie zuerst alle heraus.',
} as const;
