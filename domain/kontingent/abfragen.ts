/** Decisions on the inquiry of a cycle. Tables: Zyklus and Kontingentabfrage; Kontingent, Input limits and clamping. */
import type { Ctx } from '#domain/kontext.ts';
import { wortuebergang } from '#domain/maschine.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, seite } from '#domain/rollen.ts';
import { pruefeAnzahl } from '#domain/zyklus/begrenzen.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import { abfrageMaschine } from './abfrage.machine.ts';
import {
	KontingentAngefragt,
	KontingentabfrageEntschieden,
	KontingentabfrageErinnert,
	KontingentabfrageGesendet,
	type KontingentEreignis,
} from './ereignisse.ts';
import { abfrageVon } from './kontingent.ts';
import { type Abfrage, type Kontingent, schluesselStelle } from './zustand.ts';

/** Places nobody asks for more of, where no recognition limits them. */
const HOECHSTENS = 99;

export interface Anfragezeile {
	readonly dienstartID: string;
	readonly angefragt: number;
}

/** A row of the answer as it is stored; `hinweis` says that it was clamped. */
export interface Angefragt extends Anfragezeile {
	readonly hinweis: string | null;
}

interface Umfeld {
	readonly referenz: Referenz;
	readonly ctx: Pick<Ctx, 'heute'>;
	readonly akteur: Akteur;
}

/** ENTWURF → GESENDET; an inquiry that has gone out stays as it is. */
export function sendeAbfrage(
	k: Kontingent,
	{ zyklusID, frist, text }: { zyklusID: string; frist: string; text: string | null },
	{ referenz }: Pick<Umfeld, 'referenz'>,
): KontingentEreignis[] {
	pruefeOffen(referenz, zyklusID);
	if (!kann(k, zyklusID, 'KontingentabfrageGesendet')) return [];
	const worte = text ? { betroffener: k.einsatzstelleID, art: 'FREITEXT' as const, daten: { text } } : undefined;
	return [KontingentabfrageGesendet({ zyklusID, frist }, worte)];
}

/** Only who was asked and hasn't answered is reminded. */
export function erinnereAnAbfrage(k: Kontingent, zyklusID: string): KontingentEreignis[] {
	return abfrageVon(k, zyklusID).status === 'GESENDET' ? [KontingentabfrageErinnert({ zyklusID })] : [];
}

/** Q: the answer, which the Einsatzstelle may change until the last day or the decision. */
export function beantworteAbfrage(
	k: Kontingent,
	eingabe: { zyklusID: string; zeilen: readonly Anfragezeile[]; bemerkung?: string | null | undefined },
	{ referenz, ctx, akteur }: Umfeld,
): { readonly zeilen: readonly Angefragt[]; readonly ereignisse: readonly KontingentEreignis[] } {
	const { zyklusID } = eingabe;
	const bisher = abfrageVon(k, zyklusID);
	const bemerkung = eingabe.bemerkung === undefined ? bisher.bemerkung : eingabe.bemerkung;
	pruefeOffen(referenz, zyklusID);
	if (istAbgeschlossen(bisher, ctx, akteur)) throw new Abgelehnt([ABGESCHLOSSEN]);
	if (!kann(k, zyklusID, 'KontingentAngefragt')) throw new Abgelehnt([NICHT_GESENDET]);
	const zeilen = begrenzt(k, eingabe, referenz);
	const facts = zeilen.map(({ dienstartID, angefragt }) => ({
		dienstartID,
		von: k.angefragt.get(schluesselStelle(zyklusID, dienstartID)) ?? null,
		nach: angefragt,
	}));
	const daten = bemerkung ? { bemerkung } : null;
	const worte = daten && { betroffener: k.einsatzstelleID, art: 'FREITEXT' as const, daten };
	return { zeilen, ereignisse: [KontingentAngefragt({ zyklusID, zeilen: facts }, worte ?? undefined)] };
}

/** The last Dienstart is decided; once decided it stays so. Only the mode KONTINGENTABFRAGE knows inquiries. */
export function entscheideAbfrage(
	k: Kontingent,
	zyklusID: string,
	{ referenz }: Pick<Umfeld, 'referenz'>,
): KontingentEreignis[] {
	if (referenz.parameter.kontingentMode !== 'KONTINGENTABFRAGE') return [];
	return kann(k, zyklusID, 'KontingentabfrageEntschieden') ? [KontingentabfrageEntschieden({ zyklusID })] : [];
}

/** Decided, or for the Einsatzstelle past its last day. */
export function istAbgeschlossen(
	{ status, frist }: Pick<Abfrage, 'status' | 'frist'>,
	{ heute }: Pick<Ctx, 'heute'>,
	akteur: Akteur,
): boolean {
	if (status === 'ENTSCHIEDEN') return true;
	return seite(akteur) === 'EINSATZSTELLE' && frist !== null && heute > frist;
}

/** The most that can be asked for of a Dienstart beside what is asked for of the others. */
export function hoechstanfrage(
	k: Kontingent,
	dienstartID: string,
	andere: readonly Anfragezeile[],
	referenz: Pick<Referenz, 'dienstarten'>,
): number {
	const istBfd = (id: string): boolean => referenz.dienstarten.get(id)?.art === 'BFD';
	if (!istBfd(dienstartID)) return HOECHSTENS;
	const vergeben = andere.filter((z) => z.dienstartID !== dienstartID && istBfd(z.dienstartID));
	return Math.max(0, (k.anerkanntePlaetze ?? 0) - vergeben.reduce((summe, z) => summe + z.angefragt, 0));
}

/** What is asked for so far in a cycle. */
export function anfragenIn(k: Kontingent, zyklusID: string): Anfragezeile[] {
	return [...k.angefragt].flatMap(([schluessel, angefragt]) => {
		const [zyklus, dienstartID = ''] = schluessel.split('/');
		return zyklus === zyklusID ? [{ dienstartID, angefragt }] : [];
	});
}

/** The rows share the recognised places in their order; Dienstarten that aren't named keep theirs. */
function begrenzt(
	k: Kontingent,
	{ zyklusID, zeilen }: { zyklusID: string; zeilen: readonly Anfragezeile[] },
	referenz: Referenz,
): Angefragt[] {
	const genannt = new Set(zeilen.map((z) => z.dienstartID));
	const bisher = anfragenIn(k, zyklusID).filter((z) => !genannt.has(z.dienstartID));
	const fertig: Angefragt[] = [];
	for (const { dienstartID, angefragt } of zeilen) {
		const anzahl = pruefeAnzahl(angefragt, 'angefragt');
		const max = hoechstanfrage(k, dienstartID, bisher.concat(fertig), referenz);
		const hinweis = anzahl > max ? `Es können höchstens ${max} Plätze angefragt werden.` : null;
		fertig.push({ dienstartID, angefragt: Math.min(anzahl, max), hinweis });
	}
	return fertig;
}

type Uebergang = 'KontingentabfrageGesendet' | 'KontingentAngefragt' | 'KontingentabfrageEntschieden';

const kann = (k: Kontingent, zyklusID: string, ereignis: Uebergang): boolean =>
	wortuebergang(abfrageMaschine, abfrageVon(k, zyklusID).status, ereignis) !== null;

const ABGESCHLOSSEN: Regelverstoss = {
	code: 'ABFRAGE',
	text: 'Die Kontingentabfrage ist bereits abgeschlossen.',
	http: 409,
	behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
};
const NICHT_GESENDET: Regelverstoss = {
	code: 'G22',
	text: 'Die Aktion „Kontingentabfrage beantworten“ ist im Status ENTWURF nicht möglich.',
	http: 409,
	behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
};
