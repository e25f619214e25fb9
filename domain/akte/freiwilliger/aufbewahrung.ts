/** What holds back the erasure of a file, and until when (table: Privacy, record of processing). */

import type { Befund } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { addiereMonate, maxDatum, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Laufstatus } from '#domain/geld/lauf/ereignisse.ts';
import type { Laufart } from '#domain/geld/posten.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

/** Where else than in the file somebody is named. */
export interface Genanntes {
	/** Those he has a row in. */
	readonly laeufe: readonly Laufnennung[];
	/** In a payroll file that was handed over. */
	readonly istInLohn: boolean;
}

/** Named in none of them. */
export const NIRGENDS: Genanntes = { laeufe: [], istInLohn: false };

export interface Laufnennung {
	readonly nr: number;
	readonly art: Laufart;
	readonly status: Laufstatus;
	/** ISO 8601. */
	readonly statusSeit: string;
}

const OFFEN: readonly Laufstatus[] = ['ENTWURF', 'GEPRUEFT'];
/** What was discarded before its release is no voucher. */
const BELEGE: readonly Laufstatus[] = ['FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT'];

/** Without a name its row can neither be paid nor explained. */
export function inKeinemOffenenLauf({ laeufe }: Genanntes): Befund {
	const offene = laeufe.filter(({ status }) => OFFEN.includes(status));
	if (offene.length === 0) return null;
	return {
		code: 'IM_LAUF',
		http: 409,
		text: `Diese Person wird noch abgerechnet: in ${laufnamen(offene)}, noch nicht freigegeben. Bitte nehmen Sie dort erst ihre Zeilen heraus oder verwerfen Sie den Lauf.`,
		behebbarDurch: ['ADMIN'],
	};
}

interface Frist {
	/** The last day; null: nobody knows it yet. */
	readonly bis: string | null;
	readonly satz: string;
}

/** `widersprochen`: the person doesn't want the certificate to be issued again; nothing else depends on that. */
export function aufzubewahren(lage: Lage, { laeufe, istInLohn }: Genanntes, widersprochen: boolean): Befund {
	const { heute } = lage.ctx;
	const nachweis = widersprochen ? null : nachweisfrist(lage);
	const fristen = [
		...laufFrist(laeufe, 'in Buchungsbelegen', false),
		...laufFrist(laeufe, 'in Mittelabrufen', true),
		...(istInLohn ? [LOHNFRIST] : []),
		...(nachweis ? [nachweis] : []),
	].filter(({ bis }) => bis === null || bis >= heute);
	return fristen.length === 0 ? null : verstoss(fristen);
}

const verstoss = (fristen: readonly Frist[]): Regelverstoss => ({
	code: 'AUFBEWAHRUNG',
	http: 409,
	text: `Diese Person kann noch nicht gelöscht werden. Sie steht in Unterlagen, die aufzubewahren sind: ${fristen.map(({ satz }) => satz).join('; ')}.`,
	behebbarDurch: ['ZEIT'],
});

/** Years after the end of the one they came about in. */
const BELEG_JAHRE = 8;
const FOERDERUNG_JAHRE = 5;

function laufFrist(laeufe: readonly Laufnennung[], was: string, istAbruf: boolean): Frist[] {
	const seine = laeufe.filter(({ art, status }) => BELEGE.includes(status) && (art === 'MITTELABRUF') === istAbruf);
	const [erster, ...weitere] = seine.map(({ statusSeit }) => tagInBerlin(statusSeit));
	if (erster === undefined) return [];
	const jahr = Number(maxDatum(erster, ...weitere).slice(0, 4)) + (istAbruf ? FOERDERUNG_JAHRE : BELEG_JAHRE);
	const bis = `${jahr}-12-31`;
	const stelle = istAbruf ? '' : ', § 147 Abs. 3 AO';
	return [{ bis, satz: `${was} bis zum ${formatDatum(bis)} (${laufnamen(seine)}${stelle})` }];
}

/** When payroll was last inspected the portal isn't told. */
const LOHNFRIST: Frist = {
	bis: null,
	satz: 'in Lohnunterlagen bis zum Ende des Jahres nach der nächsten Prüfung durch die Rentenversicherung (§ 28f Abs. 1 SGB IV)',
};

const NACHWEIS_MONATE = 120;

/** So long a Bescheinigung or a Zeugnis can be issued again. */
function nachweisfrist({ akte, referenz }: Lage): Frist | null {
	const vorlagen = new Set(referenz.specs.filter(({ nachweisFuer }) => nachweisFuer !== null).map(({ id }) => id));
	const hatNachweis = akte.dokumente.some(
		({ specID, status, isGeloescht }) =>
			vorlagen.has(specID) &&
			!isGeloescht &&
			(status === DOKUMENT.nr.Verifiziert || status === DOKUMENT.nr.Unterschrieben),
	);
	const [erstes, ...weitere] = akte.vertraege.flatMap(({ dienstende }) => dienstende ?? []);
	if (!hatNachweis || erstes === undefined) return null;
	const bis = addiereMonate(maxDatum(erstes, ...weitere), NACHWEIS_MONATE);
	return { bis, satz: `im Nachweis über ihren Dienst bis zum ${formatDatum(bis)}, sofern sie dem nicht widerspricht` };
}

function laufnamen(laeufe: readonly Laufnennung[]): string {
	const nummern = [...new Set(laeufe.map(({ nr }) => nr))].toSorted((a, b) => a - b);
	const letzte = nummern.pop();
	return nummern.length === 0 ? `Lauf ${letzte}` : `den Läufen ${nummern.join(', ')} und ${letzte}`;
}
