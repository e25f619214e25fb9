/** "What can I do now, and why not?": every verb on the file, explained by the rules that would decide it. */
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { ABLEHNEN } from './entscheidungen/ablehnen.ts';
import { ABSCHLIESSEN } from './entscheidungen/abschliessen.ts';
import { ANNULLIEREN } from './entscheidungen/annullieren.ts';
import { ANTRETEN } from './entscheidungen/antreten.ts';
import { BEARBEITEN } from './entscheidungen/bearbeiten.ts';
import { BEENDEN, VORZEITIG_BEENDEN } from './entscheidungen/beenden.ts';
import { BEMERKEN } from './entscheidungen/bemerken.ts';
import { BETREUER_AENDERN } from './entscheidungen/betreuer-aendern.ts';
import { BEWERBEN } from './entscheidungen/bewerben.ts';
import { DIENSTART_FESTLEGEN } from './entscheidungen/dienstart-festlegen.ts';
import { EINIGEN } from './entscheidungen/einigen.ts';
import { ERZIEHUNGSBERECHTIGTE_ANLEGEN } from './entscheidungen/erziehungsberechtigte-anlegen.ts';
import { ERZIEHUNGSBERECHTIGTE_BEARBEITEN } from './entscheidungen/erziehungsberechtigte-bearbeiten.ts';
import { KONTAKTIEREN } from './entscheidungen/kontaktieren.ts';
import { LOESCHEN } from './entscheidungen/loeschen.ts';
import { NACHBEARBEITUNG_ABSCHLIESSEN } from './entscheidungen/nachbearbeitung-abschliessen.ts';
import { NACHBEARBEITUNG_OEFFNEN } from './entscheidungen/nachbearbeitung-oeffnen.ts';
import { NACHRICHT } from './entscheidungen/nachricht.ts';
import { NICHT_ANTRETEN } from './entscheidungen/nicht-antreten.ts';
import { REAKTIVIEREN } from './entscheidungen/reaktivieren.ts';
import { STATUS_SETZEN } from './entscheidungen/status-setzen.ts';
import { TRAEGER_BETREUER_AENDERN } from './entscheidungen/traeger-betreuer-aendern.ts';
import { VERHANDELN } from './entscheidungen/verhandeln.ts';
import { VERTRAG_BEARBEITEN } from './entscheidungen/vertrag-bearbeiten.ts';
import { VERTRAGSNUMMER_SETZEN } from './entscheidungen/vertragsnummer-setzen.ts';
import { VORSCHLAG_ABLEHNEN } from './entscheidungen/vorschlag-ablehnen.ts';
import { VORSCHLAG_ANNEHMEN } from './entscheidungen/vorschlag-annehmen.ts';
import { VORSCHLAGEN } from './entscheidungen/vorschlagen.ts';
import { WARTELISTE_AUFHEBEN } from './entscheidungen/warteliste-aufheben.ts';
import { WARTELISTE_SETZEN } from './entscheidungen/warteliste-setzen.ts';
import { WUNSCH_BEARBEITEN } from './entscheidungen/wunsch-bearbeiten.ts';
import { ZURUECKZIEHEN } from './entscheidungen/zurueckziehen.ts';
import { ZYKLUS_UEBERNEHMEN } from './entscheidungen/zyklus-uebernehmen.ts';
import { type Fall, geltenderVertrag, type Wunschfall, wunschfall } from './fall.ts';
import type { AktionKey, AktionsAuskunft, Lage } from './lage.ts';
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
	return ziel < 2800 && jetzt < 2800 ? Math.max(ziel, jetzt) : ziel;
}
