/** "What can I do now, and why not?": every verb on the file, explained by the rules that would decide it. */

import { BEARBEITEN } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { BEMERKEN } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { ERZIEHUNGSBERECHTIGTE_ANLEGEN } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { ERZIEHUNGSBERECHTIGTE_BEARBEITEN } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-bearbeiten.ts';
import { LOESCHEN } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { NACHRICHT } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { REAKTIVIEREN } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { STATUS_SETZEN } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { TRAEGER_BETREUER_AENDERN } from '#domain/akte/entscheidungen/freiwilliger/traeger-betreuer-aendern.ts';
import { ZYKLUS_UEBERNEHMEN } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { ABSCHLIESSEN } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { ANNULLIEREN } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { ANTRETEN } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { BEENDEN, VORZEITIG_BEENDEN } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { BETREUER_AENDERN } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { DIENSTART_FESTLEGEN } from '#domain/akte/entscheidungen/vertrag/dienstart-festlegen.ts';
import { NACHBEARBEITUNG_ABSCHLIESSEN } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { NACHBEARBEITUNG_OEFFNEN } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-oeffnen.ts';
import { NICHT_ANTRETEN } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { VERTRAG_BEARBEITEN } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { VERTRAGSNUMMER_SETZEN } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { ABLEHNEN } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { BEWERBEN } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { EINIGEN } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { KONTAKTIEREN } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { NACHFRAGEN } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import { VERHANDELN } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { VORSCHLAG_ABLEHNEN } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { VORSCHLAG_ANNEHMEN } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { VORSCHLAGEN } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { WARTELISTE_AUFHEBEN } from '#domain/akte/entscheidungen/wunsch/warteliste-aufheben.ts';
import { WARTELISTE_SETZEN } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { WUNSCH_BEARBEITEN } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { ZURUECKZIEHEN } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { type Fall, geltenderVertrag, type Wunschfall, wunschfall } from './fall.ts';
import type { AktionsAuskunft, Lage } from './lage.ts';
import { nichtMoeglich } from './regeln/ausgang.ts';
import { erklaere, type Verb } from './verb.ts';
import type { Wunsch } from './zustand.ts';

/** With a verb, the volunteer's number it leads to. */
interface Zeile<F extends Fall> {
	readonly verb: Verb<F>;
	readonly ziel?: number;
}

/** Nobody has entered anything: `never` fits every verb's input. */
type Frage = Fall<never>;
type Wunschfrage = Wunschfall<never>;

const AM_FREIWILLIGEN: readonly Zeile<Frage>[] = [
	{ verb: BEWERBEN, ziel: 2000 },
	{ verb: VORSCHLAGEN },
	{ verb: NACHBEARBEITUNG_ABSCHLIESSEN, ziel: 9900 },
	{ verb: NACHBEARBEITUNG_OEFFNEN },
	{ verb: STATUS_SETZEN },
	{ verb: ZYKLUS_UEBERNEHMEN },
	{ verb: TRAEGER_BETREUER_AENDERN },
	{ verb: BEARBEITEN },
	{ verb: ERZIEHUNGSBERECHTIGTE_ANLEGEN },
	{ verb: ERZIEHUNGSBERECHTIGTE_BEARBEITEN },
	{ verb: BEMERKEN },
	{ verb: NACHRICHT },
	{ verb: LOESCHEN },
];

const AM_WUNSCH: readonly Zeile<Wunschfrage>[] = [
	{ verb: VORSCHLAG_ANNEHMEN, ziel: 2100 },
	{ verb: VORSCHLAG_ABLEHNEN },
	{ verb: WARTELISTE_SETZEN },
	{ verb: WARTELISTE_AUFHEBEN },
	{ verb: KONTAKTIEREN, ziel: 2100 },
	{ verb: VERHANDELN, ziel: 2500 },
	{ verb: EINIGEN, ziel: 2800 },
	{ verb: ABSCHLIESSEN, ziel: 3000 },
	{ verb: ZURUECKZIEHEN },
	{ verb: ABLEHNEN },
	{ verb: NACHFRAGEN },
	{ verb: REAKTIVIEREN },
	{ verb: WUNSCH_BEARBEITEN },
	{ verb: DIENSTART_FESTLEGEN },
	{ verb: BETREUER_AENDERN },
	{ verb: VERTRAG_BEARBEITEN },
	{ verb: VERTRAGSNUMMER_SETZEN },
];

/** Calls that name the volunteer and mean his contract. */
const AM_DIENST: readonly Zeile<Wunschfrage>[] = [
	{ verb: ANNULLIEREN, ziel: 2500 },
	{ verb: ANTRETEN, ziel: 4000 },
	{ verb: NICHT_ANTRETEN, ziel: 9500 },
	{ verb: BEENDEN, ziel: 9000 },
	{ verb: VORZEITIG_BEENDEN, ziel: 9300 },
];

/** Contract verbs are asked about a contract. */
const BRAUCHT_VERTRAG: readonly AktionKey[] = ['vertragBearbeiten', 'vertragsnummerSetzen'];

/** Everything the actor's roles know, allowed or with every reason why not; what is never his is left out. */
export function aktionen(lage: Lage): AktionsAuskunft[] {
	if (!lage.akte.existiert) return [];
	const { wuensche } = lage.akte;
	const dienst = wuensche.find((w) => GEBUNDEN.includes(w.status));
	return [
		...AM_FREIWILLIGEN.flatMap((zeile) => amFreiwilligen(lage, zeile)),
		...wuensche.flatMap((wunsch) => AM_WUNSCH.flatMap((zeile) => amWunsch(lage, wunsch, zeile))),
		...AM_DIENST.flatMap((zeile) => (dienst ? amWunsch(lage, dienst, zeile) : ohneDienst(lage, zeile))),
	];
}

function amFreiwilligen(lage: Lage, zeile: Zeile<Frage>): AktionsAuskunft[] {
	if (zeile.verb.key === 'erziehungsberechtigteBearbeiten' && !lage.akte.erziehungsberechtigte.length) return [];
	const erklaerung = erklaere(zeile.verb, { lage, eingabe: null });
	return erklaerung ? [auskunft(lage, zeile, erklaerung)] : [];
}

function amWunsch(lage: Lage, wunsch: Wunsch, zeile: Zeile<Wunschfrage>): AktionsAuskunft[] {
	const vertrag = geltenderVertrag(lage.akte, wunsch.id);
	if (!vertrag && BRAUCHT_VERTRAG.includes(zeile.verb.key)) return [];
	const erklaerung = erklaere(zeile.verb, wunschfall<never>(lage, wunsch, null));
	if (!erklaerung) return [];
	return [{ ...auskunft(lage, zeile, erklaerung), wunschID: wunsch.id, vertragID: vertrag?.id ?? null }];
}

/** Without a contract in force there is nothing to begin, end or annul. */
function ohneDienst(lage: Lage, zeile: Zeile<Wunschfrage>): AktionsAuskunft[] {
	const { key, titel } = zeile.verb;
	const verb: Verb<Frage> = { key, titel, ausgang: [() => nichtMoeglich(titel, lage.akte)] };
	const erklaerung = erklaere(verb, { lage, eingabe: null });
	return erklaerung ? [auskunft(lage, zeile, erklaerung)] : [];
}

function auskunft(
	lage: Lage,
	{ verb, ziel }: Zeile<never>,
	{ gruende, erfuellt }: NonNullable<ReturnType<typeof erklaere>>,
): AktionsAuskunft {
	return {
		aktion: verb.key,
		titel: verb.titel,
		wunschID: null,
		vertragID: null,
		zielStatus: zielStatus(lage.akte.status, ziel),
		erlaubt: gruende.length === 0,
		gruende,
		erfuellt,
	};
}

/** Among applications the furthest one counts. */
function zielStatus(jetzt: number, ziel: number | undefined): number | null {
	if (ziel === undefined) return null;
	return ziel < FREIWILLIGER.nr.BewerbungEinigung && jetzt < FREIWILLIGER.nr.BewerbungEinigung
		? Math.max(ziel, jetzt)
		: ziel;
}
