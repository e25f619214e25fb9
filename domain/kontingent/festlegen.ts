/** Decisions on the figures K, Z and A. Table: Kontingent, kontingentMode and Input limits and clamping. */
import { groesster } from '#domain/beliebig-viele.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { begrenze, pruefeAnzahl } from '#domain/zyklus/begrenzen.ts';
import { GenehmigungMitgezaehlt, type ZyklusbudgetEreignis } from '#domain/zyklus/budgetereignisse.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import { genehmigtVon, gesamtVon, type Zyklusbudget } from '#domain/zyklus/zyklusbudget.ts';
import { hoechstbelegung } from './belegung.ts';
import {
	AnerkanntePlaetzeFestgelegt,
	type KontingentEreignis,
	KontingentGenehmigt,
	KontingentZugeteilt,
	KontingentzuteilungEntfernt,
} from './ereignisse.ts';
import { mindestgenehmigung, zuteilungenIn } from './untergrenzen.ts';
import { hoechststand } from './zeitraum.ts';
import { type Kontingent, schluesselOrt, schluesselStelle, type Zuteilung } from './zustand.ts';
import { gezaehltIn, tageDes } from './zyklusmonate.ts';

interface Umfeld {
	readonly referenz: Referenz;
}

/** The stored figure with its events; `hinweis` says that the input was clamped. */
export interface Festlegung {
	readonly wert: number;
	readonly hinweis: string | null;
	readonly ereignisse: readonly KontingentEreignis[];
}

/**
 * K: approves places of the Einsatzstelle. Its events and those of the budget belong into one append. `einsatzortIDs`:
 * all Einsatzorte of the Einsatzstelle that take part in the cycle.
 */
export function genehmige(
	k: Kontingent,
	budget: Zyklusbudget,
	eingabe: { zyklusID: string; dienstartID: string; genehmigt: number },
	{ referenz, einsatzortIDs }: Umfeld & { readonly einsatzortIDs: readonly string[] },
): Festlegung & { readonly budget: readonly ZyklusbudgetEreignis[] } {
	const { zyklusID, dienstartID } = eingabe;
	const zyklus = pruefeOffen(referenz, zyklusID);
	const geloest = einsatzortIDs.length > 1 ? loeseUebernahme(k, zyklusID) : [];
	const folgt = geloest.length === 0 && zuteilungenIn(k, zyklusID).some((z) => folgtK(z, dienstartID));
	const von = genehmigtAn(k, zyklusID, dienstartID);
	const minimum = geloest.length ? verteilt(k, zyklusID, dienstartID) : mindestgenehmigung(k, zyklus, dienstartID);
	const anerkannt = anerkanntFuer(k, zyklusID, dienstartID, referenz);
	const maximum = Math.min(
		(gesamtVon(budget, dienstartID) ?? Number.POSITIVE_INFINITY) - (genehmigtVon(budget, dienstartID) - von),
		anerkannt,
	);
	const anzahl = pruefeAnzahl(eingabe.genehmigt, 'genehmigt');
	if (anzahl > von && von > anerkannt) throw ueberAnerkannt(k.anerkanntePlaetze ?? 0, 'genehmigt');
	const nach = begrenze({ eingabe: anzahl, alt: von, minimum, maximum });
	if (nach === null) throw folgt ? bereitsBelegt(minimum) : bereitsVerteilt(minimum);
	// Approving 0 is a decision, too: the Einsatzstelle gets none.
	const unveraendert = nach === von && k.genehmigt.has(schluesselStelle(zyklusID, dienstartID));
	const genehmigt = unveraendert ? [] : [KontingentGenehmigt({ zyklusID, dienstartID, von, nach })];
	const mitgezaehlt = { einsatzstelleID: k.einsatzstelleID, dienstartID, von, nach };
	return {
		wert: nach,
		hinweis: begrenzungshinweis(anzahl, nach),
		ereignisse: [
			...geloest,
			...genehmigt,
			...uebernimm(k, { zyklusID, dienstartID, genehmigt: nach }, einsatzortIDs, referenz),
		],
		budget: nach === von ? [] : [GenehmigungMitgezaehlt(mitgezaehlt)],
	};
}

interface Ortsangabe {
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
}

/**
 * Z: distributes approved places to an Einsatzort. One that follows K goes on following where exactly K is entered;
 * with another figure it ends, and the answer says so (table: Decided after measuring, D7).
 */
export function teileZu(
	k: Kontingent,
	eingabe: Ortsangabe & { readonly zugeteilt: number },
	{ referenz }: Umfeld,
): Festlegung {
	const { zyklusID, einsatzortID, dienstartID } = eingabe;
	const zyklus = pruefeOffen(referenz, zyklusID);
	const bisher = k.zugeteilt.get(schluesselOrt(zyklusID, einsatzortID, dienstartID));
	const von = bisher?.zugeteilt ?? 0;
	const anerkannt = anerkanntAm(k, eingabe, referenz);
	const maximum = Math.min(
		genehmigtAn(k, zyklusID, dienstartID) - (verteilt(k, zyklusID, dienstartID) - von),
		anerkannt,
	);
	const minimum = hoechstbelegung(k, { zyklus, einsatzortID, dienstartID });
	const anzahl = pruefeAnzahl(eingabe.zugeteilt, 'zugeteilt');
	// What was allotted before the place stopped taking part may stay and fall.
	if (bisher === undefined || anzahl > von) pruefeOrt(referenz, eingabe);
	if (anzahl > von && von > anerkannt) throw ueberAnerkannt(anerkannt, 'zugeteilt');
	const nach = begrenze({ eingabe: anzahl, alt: von, minimum, maximum });
	if (nach === null) throw bereitsBelegt(minimum);
	const facts = { zyklusID, einsatzortID, dienstartID, von, nach, isUebernahmeAusEinsatzstelle: false };
	const folgte = bisher?.isUebernahmeAusEinsatzstelle ?? false;
	// Allotting 0 is a decision, too: the Einsatzort gets none.
	const unveraendert =
		bisher !== undefined &&
		nach === von &&
		(!folgte || nach === folgewert(k, eingabe, genehmigtAn(k, zyklusID, dienstartID), referenz));
	return {
		wert: nach,
		hinweis: begrenzungshinweis(anzahl, nach) ?? (folgte && !unveraendert ? FOLGT_NICHT_MEHR : null),
		ereignisse: unveraendert ? [] : [KontingentZugeteilt(facts)],
	};
}

const FOLGT_NICHT_MEHR = 'Die Zuteilung folgt nicht mehr dem Kontingent der Einsatzstelle.';

/** The way back (D7): Z of the only Einsatzort is K again and follows it. */
export function folgeWieder(
	k: Kontingent,
	wo: Ortsangabe,
	{ referenz, einsatzortIDs }: Umfeld & { readonly einsatzortIDs: readonly string[] },
): Festlegung {
	const { zyklusID, einsatzortID, dienstartID } = wo;
	const zyklus = pruefeOffen(referenz, zyklusID);
	if (einsatzortIDs.length !== 1 || einsatzortIDs[0] !== einsatzortID) throw new Abgelehnt([NUR_EINZIGER_ORT]);
	const bisher = k.zugeteilt.get(schluesselOrt(zyklusID, einsatzortID, dienstartID));
	const genehmigt = genehmigtAn(k, zyklusID, dienstartID);
	const nach = folgewert(k, wo, genehmigt, referenz);
	const belegt = hoechstbelegung(k, { zyklus, einsatzortID, dienstartID });
	if (nach < belegt) throw bereitsBelegt(belegt);
	const facts = { zyklusID, einsatzortID, dienstartID, von: bisher?.zugeteilt ?? 0, nach };
	const folgt = bisher?.isUebernahmeAusEinsatzstelle === true && bisher.zugeteilt === nach;
	return {
		wert: nach,
		hinweis: nach < genehmigt ? begrenzungshinweis(genehmigt, nach) : null,
		ereignisse: folgt ? [] : [KontingentZugeteilt({ ...facts, isUebernahmeAusEinsatzstelle: true })],
	};
}

const NUR_EINZIGER_ORT: Regelverstoss = {
	code: 'FOLGEN',
	http: 409,
	text: 'Nur der einzige Einsatzort einer Einsatzstelle kann ihrem Kontingent folgen.',
};

/** Places are given where somebody may serve (table: Decided after measuring, D10). */
export function pruefeOrt(referenz: Pick<Referenz, 'adressen'>, wo: Ortsangabe): void {
	const dagegen = gegenOrt(referenz, wo);
	if (dagegen) throw new Abgelehnt([dagegen]);
}

/** What speaks against giving places there. */
export function gegenOrt(
	{ adressen }: Pick<Referenz, 'adressen'>,
	{ zyklusID, einsatzortID, dienstartID }: Ortsangabe,
): Regelverstoss | null {
	const ort = adressen.get(einsatzortID);
	if (!ort?.aktivInZyklen.includes(zyklusID)) return nichtHier('Diese Stelle nimmt an diesem Zyklus nicht teil.');
	if (!ort.dienstartIDs.includes(dienstartID)) return nichtHier('Diese Dienstart wird hier nicht angeboten.');
	return null;
}

const nichtHier = (text: string): Regelverstoss => ({ code: 'ORT', http: 422, feld: 'zugeteilt', text });

/** Takes an allotment away; places that are taken keep it. */
export function entferneZuteilung(
	k: Kontingent,
	{ zyklusID, einsatzortID, dienstartID }: { zyklusID: string; einsatzortID: string; dienstartID: string },
	{ referenz }: Umfeld,
): KontingentEreignis[] {
	const zyklus = pruefeOffen(referenz, zyklusID);
	const bisher = k.zugeteilt.get(schluesselOrt(zyklusID, einsatzortID, dienstartID));
	if (!bisher) return [];
	const belegt = hoechstbelegung(k, { zyklus, einsatzortID, dienstartID });
	if (belegt) throw bereitsBelegt(belegt);
	return [KontingentzuteilungEntfernt({ zyklusID, einsatzortID, dienstartID, von: bisher.zugeteilt })];
}

/** A: recognised BFD places of the Einsatzstelle or of one Einsatzort; null counts as 0. */
export function erkenneAn(
	k: Kontingent,
	{ einsatzortID, anerkanntePlaetze }: { einsatzortID: string | null; anerkanntePlaetze: number | null },
	{ referenz }: Umfeld,
): Festlegung {
	const von = einsatzortID === null ? k.anerkanntePlaetze : (k.anerkanntePlaetzeOrt.get(einsatzortID) ?? null);
	const anzahl = pruefeAnzahl(anerkanntePlaetze ?? 0, 'anerkanntePlaetze');
	const minimum = einsatzortID === null ? bfdGebunden(k, referenz) : 0;
	const wert = begrenze({ eingabe: anzahl, alt: von ?? 0, minimum, maximum: 999 });
	if (wert === null) {
		const text = `Es sind bereits ${minimum} BFD-Plätze genehmigt bzw. belegt.`;
		throw new Abgelehnt([{ code: 'G06', text, http: 409, feld: 'anerkanntePlaetze' }]);
	}
	const nach = anerkanntePlaetze === null ? null : wert;
	return {
		wert,
		hinweis: begrenzungshinweis(anzahl, wert),
		ereignisse: nach === von ? [] : [AnerkanntePlaetzeFestgelegt({ einsatzortID, von, nach })],
	};
}

/** A second Einsatzort: the allotments stay and no longer follow K. */
export function loeseUebernahme(k: Kontingent, zyklusID: string): KontingentEreignis[] {
	const folgende = zuteilungenIn(k, zyklusID).filter((z) => z.isUebernahmeAusEinsatzstelle);
	return folgende.map(({ einsatzortID, dienstartID, zugeteilt }) => {
		const facts = { zyklusID, einsatzortID, dienstartID, von: zugeteilt, nach: zugeteilt };
		return KontingentZugeteilt({ ...facts, isUebernahmeAusEinsatzstelle: false });
	});
}

/** Joins the cycle as the only Einsatzort after places were approved: they are his, as if he had been there. */
export const uebernimmBeimBeitritt = (
	k: Kontingent,
	zyklusID: string,
	einsatzortID: string,
	referenz: Ortsreferenz,
): KontingentEreignis[] =>
	[...referenz.dienstarten.keys()].flatMap((dienstartID) => {
		const genehmigt = genehmigtAn(k, zyklusID, dienstartID);
		return uebernimm(k, { zyklusID, dienstartID, genehmigt }, [einsatzortID], referenz);
	});

/** With one Einsatzort only, its Z is created equal to K and follows it, as far as it may have places at all. */
function uebernimm(
	k: Kontingent,
	{ zyklusID, dienstartID, genehmigt }: { zyklusID: string; dienstartID: string; genehmigt: number },
	orte: readonly string[],
	referenz: Ortsreferenz,
): KontingentEreignis[] {
	const [einsatzortID, ...weitere] = orte;
	if (einsatzortID === undefined || weitere.length) return [];
	const bisher = k.zugeteilt.get(schluesselOrt(zyklusID, einsatzortID, dienstartID));
	const von = bisher?.zugeteilt ?? 0;
	const nach = folgewert(k, { zyklusID, einsatzortID, dienstartID }, genehmigt, referenz);
	if (von === nach || bisher?.isUebernahmeAusEinsatzstelle === false) return [];
	const facts = { zyklusID, einsatzortID, dienstartID, von, nach, isUebernahmeAusEinsatzstelle: true };
	return [KontingentZugeteilt(facts)];
}

type Ortsreferenz = Pick<Referenz, 'adressen' | 'dienstarten'>;

/** Recognised places of the Einsatzort; no limit where none is set, nor for others than the BFD. */
function anerkanntAm(k: Kontingent, { einsatzortID, dienstartID }: Ortsangabe, referenz: Ortsreferenz): number {
	const amOrt = istBfd(referenz, dienstartID) ? k.anerkanntePlaetzeOrt.get(einsatzortID) : null;
	return amOrt ?? Number.POSITIVE_INFINITY;
}

/** Z where it follows K: within what is recognised there (D10), and never lowered by that below what stands. */
function folgewert(k: Kontingent, wo: Ortsangabe, genehmigt: number, referenz: Ortsreferenz): number {
	const von = k.zugeteilt.get(schluesselOrt(wo.zyklusID, wo.einsatzortID, wo.dienstartID))?.zugeteilt ?? 0;
	const hoechstens = gegenOrt(referenz, wo) ? 0 : anerkanntAm(k, wo, referenz);
	return Math.min(genehmigt, Math.max(hoechstens, von));
}

const folgtK = (z: Zuteilung, dienstartID: string): boolean =>
	z.dienstartID === dienstartID && z.isUebernahmeAusEinsatzstelle;

const istBfd = (referenz: Pick<Referenz, 'dienstarten'>, dienstartID: string): boolean =>
	referenz.dienstarten.get(dienstartID)?.art === 'BFD';

const genehmigtAn = (k: Kontingent, zyklusID: string, dienstartID: string): number =>
	k.genehmigt.get(schluesselStelle(zyklusID, dienstartID)) ?? 0;

function verteilt(k: Kontingent, zyklusID: string, dienstartID: string): number {
	const hier = zuteilungenIn(k, zyklusID).filter((z) => z.dienstartID === dienstartID);
	return hier.reduce((summe, z) => summe + z.zugeteilt, 0);
}

/** Recognised places that no other BFD Dienstart has been granted; no limit for the others. */
function anerkanntFuer(k: Kontingent, zyklusID: string, dienstartID: string, referenz: Referenz): number {
	if (!istBfd(referenz, dienstartID)) return Number.POSITIVE_INFINITY;
	return (k.anerkanntePlaetze ?? 0) - (bfdGenehmigt(k, zyklusID, referenz) - genehmigtAn(k, zyklusID, dienstartID));
}

function bfdGenehmigt(k: Kontingent, zyklusID: string, referenz: Referenz): number {
	const bfd = [...referenz.dienstarten.values()].filter((d) => d.art === 'BFD');
	return bfd.reduce((summe, d) => summe + genehmigtAn(k, zyklusID, d.id), 0);
}

/** Most BFD places approved or taken in any cycle that has not ended. */
function bfdGebunden(k: Kontingent, referenz: Referenz): number {
	const bfd = [...k.belegungen.values()].filter((b) => istBfd(referenz, b.dienstartID));
	const laufende = [...referenz.zyklen.values()].filter((z) => z.status !== 'BEENDET');
	const gebunden = laufende.flatMap((zyklus) => [
		bfdGenehmigt(k, zyklus.id, referenz),
		hoechststand(gezaehltIn(zyklus, bfd), tageDes(zyklus)).anzahl,
	]);
	return Math.max(0, groesster(gebunden));
}

function begrenzungshinweis(eingabe: number, wert: number): string | null {
	return eingabe === wert ? null : `Das Kontingent wurde auf den zulässigen Höchstwert ${wert} begrenzt.`;
}

/** What stands is above the recognised places already: there is nothing a raise could be clamped to. */
function ueberAnerkannt(plaetze: number, feld: string): Abgelehnt {
	const text = `Das Kontingent für den BFD darf die Zahl der anerkannten Plätze (${plaetze}) nicht überschreiten.`;
	return new Abgelehnt([{ code: 'G06', text, http: 409, feld }]);
}

function bereitsVerteilt(anzahl: number): Abgelehnt {
	const text = `Es sind bereits ${anzahl} Plätze auf Einsatzorte verteilt.`;
	return new Abgelehnt([{ code: 'K', text, http: 409, feld: 'genehmigt' }]);
}

function bereitsBelegt(belegt: number): Abgelehnt {
	const text = `Das Kontingent kann nicht unter die bereits belegten Plätze (${belegt}) gesenkt werden.`;
	return new Abgelehnt([{ code: 'Z', text, http: 409, feld: 'zugeteilt' }]);
}
