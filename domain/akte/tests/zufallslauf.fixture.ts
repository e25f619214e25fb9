/** Random walks through the whole command set: several files, hosts competing for few places, time going on. */

import { falte } from '#domain/aggregat.ts';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { zuruecknehmen } from '#domain/akte/entscheidungen/freiwilliger/zuruecknehmen.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { akteAggregat } from '../akte.ts';
import { aktionen } from '../aktionen.ts';
import type { Akte } from '../zustand.ts';
import { DOKUMENTTATEN, VORLAGEN, VORLAGEN_SPAETER } from './dokumenttaten.fixture.ts';
import { verletzt, verletztDurch } from './invarianten.fixture.ts';
import { ABFRAGE, istVereinbarterBfd, NEBENTATEN } from './nebentaten.fixture.ts';
import {
	ADMIN,
	ERWACHSEN,
	freiwillig,
	MINDERJAEHRIG,
	OEFFENTLICH,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
	VEREIN3,
} from './personen.fixture.ts';
import { EINSATZORTE } from './stammdaten.fixture.ts';
import { neueWelt, type Welt } from './welt.fixture.ts';
import { ausfuehrung, TATEN, type Tat, type Wuerfel } from './zufallstaten.fixture.ts';

const AKTEN = ['a', 'b', 'c', 'd'] as const;
const MEIST_EINE: readonly (typeof AKTEN)[number][] = ['a', 'a', 'a', 'a', 'b'];

function wuerfel(zahlen: readonly number[]): Wuerfel {
	let stelle = 0;
	return (auswahl) => auswahl[(zahlen[stelle++ % zahlen.length] ?? 0) % auswahl.length] as (typeof auswahl)[number];
}

/** Few places for many. */
function knappeWelt(wirf: Wuerfel): Welt {
	const welt = neueWelt({
		parameter: {
			kontingentMode: wirf(['ZUTEILUNG', 'ZUTEILUNG', 'ZUTEILUNG', 'OHNE']),
			festlegungDienstartAbStatus: wirf([2500, 2500, 2100, 2000]),
			isFestlegungDienstartSportjugend: wirf([false, false, false, true]),
			vertragsnummerModus: wirf(['AUS', 'PREFIX']),
			maxBewerbungen: wirf([5, 3]),
			pdfSignatures: wirf([true, true, false]),
			freiwilligenSichtbarkeitMode: wirf(['EIGENE', 'EIGENE_UND_POOL', 'ALLE']),
		},
		feldabfragen: wirf([[], [], [ABFRAGE]]),
		specs: wirf([[], [], VORLAGEN]),
	});
	for (const ort of EINSATZORTE) {
		for (const zyklus of ['z', 'z1']) {
			welt.teileZu(ort, 'fsj', wirf([1, 1, 2]), zyklus);
			welt.teileZu(ort, 'bfd', wirf([0, 1, 2]), zyklus);
		}
	}
	for (const stelle of ['s1', 's2', 's3']) welt.erkenneAn(stelle, wirf([0, 1, 2]));
	return welt;
}

/**
 * Plays a walk; `nach` looks at the world after every attempt and hears whether it was done. With `zurueck` one act in
 * so many is taken back, as far as it can be; a walk gets less far then.
 */
export function laufe(
	zahlen: readonly number[],
	schritte: number,
	nach: (welt: Welt, wirf: Wuerfel, zug: Zug, getan: boolean) => void,
	zurueck: number | null = null,
): Welt {
	const wirf = wuerfel(zahlen);
	const welt = knappeWelt(wirf);
	for (let i = 0; i < schritte; i++) {
		zeitVergeht(welt, wirf);
		const zug = (zurueck === null ? null : zuruecknahme(welt, wirf, zurueck)) ?? naechsterZug(welt, wirf);
		// Only a refusal with German reasons is a refusal; any other error ends the walk.
		const verstoesse = welt.verstoesse(zug.akteID, zug.akteur, zug.tat, undefined);
		nach(welt, wirf, zug, verstoesse.length === 0);
	}
	return welt;
}

/** Plays a walk and says at each attempt what holds no longer; `getan` hears what was done. */
export function pruefeLauf(
	zahlen: readonly number[],
	schritte: number,
	melde: (verletzungen: readonly string[], zug: string) => void,
	getan: (name: string) => void = () => undefined,
): void {
	const vorher = new Map(AKTEN.map((id) => [id as string, akteAggregat.start(id)]));
	laufe(
		zahlen,
		schritte,
		(welt, _, { akteID, name, akteur }, istGetan) => {
			if (istGetan) getan(name);
			const davor = vorher.get(akteID) ?? akteAggregat.start(akteID);
			const danach = welt.akte(akteID);
			melde(
				[...verletzt(welt), ...verletztDurch(welt, davor, danach)],
				`${name} als ${akteur.rollen.join()} am ${welt.heute}`,
			);
			vorher.set(akteID, structuredClone(danach));
		},
		OEFTER,
	);
}

const taeter = (akteID: string, userID: string): Akteur =>
	[freiwillig(akteID), VEREIN1, VEREIN2, VEREIN3, TRAEGER].find((a) => a.userID === userID) ?? ADMIN;

/** The file before the last thing that was done to it. */
export const standVor = (welt: Welt, akteID: string, version: number): Akte =>
	falte(akteAggregat, akteID, welt.verlauf.get(akteID)?.slice(0, version - 1) ?? []);

/** Mostly by who did it. */
function zuruecknahme(welt: Welt, wirf: Wuerfel, eineVon: number): Zug | null {
	const akteID = AKTEN.find((id) => welt.akte(id).letzteTat !== null);
	const letzte = akteID && welt.akte(akteID).letzteTat;
	if (!letzte || wirf(Array.from({ length: eineVon }, (_, i) => i)) > 0) return null;
	const { art, wunschID, dokumentID, seit, userID } = letzte;
	const akteur = wirf([taeter(akteID, userID), taeter(akteID, userID), TRAEGER]);
	const eingabe = { tat: art, objektID: wunschID ?? dokumentID };
	return { akteID, akteur, name: 'zuruecknehmen', tat: (l) => zuruecknehmen(l, eingabe, standVor(welt, akteID, seit)) };
}

/** One act in so many is taken back. */
export const OEFTER = 6;

export interface Zug {
	readonly akteID: string;
	readonly akteur: Akteur;
	readonly name: string;
	readonly tat: Tat;
}

/** One attempt: mostly something that looks possible, sometimes anything at all. */
function naechsterZug(welt: Welt, wirf: Wuerfel): Zug {
	// Where documents are asked for, one file gets far enough to have some signed.
	const akteID = wirf(welt.referenz.specs.length > 0 ? MEIST_EINE : AKTEN);
	const akte = welt.akte(akteID);
	const zug = (akteur: Akteur, name: string, tat: Tat): Zug => ({ akteID, akteur, name, tat });
	if (!akte.existiert) return beginn(akteID, wirf);
	if (akte.status === 0 && wirf([true, true, false])) {
		return zug(TOKEN, 'kontoEroeffnen', (l) => kontoEroeffnen(l, { userID: `user-${akteID}` }));
	}
	if (welt.referenz.specs.length > 0 && wirf([true, false])) {
		const name = wirf(mitDokumenten(akte));
		const tat = (DOKUMENTTATEN[name] ?? NEBENTATEN[name])?.(akte, wirf);
		if (tat) return zug(tat.akteur, name, tat.tat);
	}
	if (wirf(ZEHN) === 0) {
		const name = wirf(nebentatenAn(akte));
		const neben = NEBENTATEN[name]?.(akte, wirf);
		if (neben) return zug(neben.akteur, name, neben.tat);
	}
	const akteur = wirf([freiwillig(akteID), VEREIN1, VEREIN2, VEREIN3, TRAEGER, TRAEGER, ADMIN, ADMIN]);
	const erlaubt = aktionen(welt.lage(akteID, akteur)).filter((a) => a.erlaubt);
	if (erlaubt.length && wirf([true, true, true, true, false])) {
		const gewaehlt = wirf(erlaubt.flatMap((a) => Array.from({ length: GEWICHT[a.aktion] ?? 2 }, () => a)));
		return zug(akteur, gewaehlt.aktion, ausfuehrung(welt, akte, gewaehlt, wirf));
	}
	const aktion = wirf(Object.keys(TATEN) as AktionKey[]);
	const wunsch = akte.wuensche.length ? wirf(akte.wuensche) : null;
	return zug(akteur, aktion, ausfuehrung(welt, akte, { aktion, wunschID: wunsch?.id ?? 'keiner' }, wirf));
}

/** What the file has something for comes more often than what would find nothing. */
function mitDokumenten({ anforderungen, dokumente, signaturen }: Akte): readonly string[] {
	const hat = (status: number) => dokumente.some((d) => d.status === status && !d.isGeloescht);
	const oft = (...namen: readonly string[]) => new Array(4).fill(namen).flat();
	return [
		...Object.keys(DOKUMENTTATEN),
		'dokumentBereitstellen',
		...(anforderungen.length > 0 ? ['dokumentBereitstellen', ...oft('dokumentHochladen')] : []),
		...(hat(0) ? oft('dokumentPruefen', 'dokumentPruefen') : []),
		...(hat(1000) ? oft('signaturAnfordern') : []),
		...(hat(1500) ? oft('direktUnterschreiben', 'direktUnterschreiben') : []),
		...(dokumente.some(wartetAufSiegel)
			? ['besiegelungGescheitert', ...oft('besiegelungAnstossen', 'dokumentBesiegeln', 'dokumentBesiegeln')]
			: []),
		...(signaturen.some(istOffen) ? oft('vorschauGesehen', 'unterschreiben', 'unterschreiben') : []),
	];
}

/** A contract in force is what the sides have to agree to again, one of the BFD what goes to the federal office. */
const nebentatenAn = ({ vertraege }: Akte): readonly string[] => [
	...OHNE_VEREINBARUNG,
	...(vertraege.some((v) => [2000, 3000, 4000].includes(v.status)) ? new Array(12).fill('bedingungenZustimmen') : []),
	...(vertraege.some(istVereinbarterBfd) ? new Array(6).fill('bfdVereinbarungPflegen') : []),
];
const OHNE_VEREINBARUNG = Object.keys(NEBENTATEN).filter((name) => name !== 'bfdVereinbarungPflegen');

/** What leads on comes more often than what leads back or aside, or hardly a walk would get to the end. */
const GEWICHT: Partial<Record<AktionKey, number>> = {
	verhandeln: 8,
	einigen: 24,
	abschliessen: 40,
	antreten: 40,
	beenden: 12,
	nichtAntreten: 6,
	vertragBearbeiten: 8,
	annullieren: 4,
	nachbearbeitungAbschliessen: 8,
	nachbearbeitungOeffnen: 8,
	statusSetzen: 8,
	bemerken: 1,
	erziehungsberechtigteAnlegen: 1,
	zurueckziehen: 1,
	ablehnen: 1,
	loeschen: 1,
	bearbeiten: 1,
	nachricht: 1,
};

const ZEHN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Time goes on, and once in a while the next cycle begins. */
function zeitVergeht(welt: Welt, wirf: Wuerfel): void {
	if (wirf(ZEHN) < 2) welt.heute = addiereTage(welt.heute, wirf([1, 7, 30, 60, 120]));
	const { zyklen, specs } = welt.referenz;
	if (specs === VORLAGEN && welt.heute > '2025-10-01' && wirf(ZEHN) === 0) welt.aendere({ specs: VORLAGEN_SPAETER });
	const [z, z1] = [zyklen.get('z'), zyklen.get('z1')];
	if (!z || !z1 || z1.status === 'AKTIV' || welt.heute < '2026-03-01' || wirf(ZEHN) > 0) return;
	welt.aendere({
		zyklen: new Map([
			['z', { ...z, status: 'BEENDET' }],
			['z1', { ...z1, status: 'AKTIV' }],
		]),
	});
}

function beginn(akteID: string, wirf: Wuerfel): Zug {
	const person = wirf([ERWACHSEN, MINDERJAEHRIG]);
	const wuensche = wirf([[], [wirf(EINSATZORTE)], [...EINSATZORTE]]).map((einsatzortID) => ({
		einsatzortID,
		dienstartID: wirf([null, 'fsj', 'bfd']),
	}));
	const registriere: Tat = (l) => registrieren(l, { userID: `user-${akteID}`, person, wuensche });
	const erfasse: Tat = (l) => erfassen(l, { zyklusID: 'z', userID: null, person, wuensche });
	return wirf([
		{ akteID, akteur: OEFFENTLICH, name: 'registrieren', tat: registriere },
		{ akteID, akteur: TRAEGER, name: 'erfassen', tat: erfasse },
	]);
}
