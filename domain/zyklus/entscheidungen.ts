/** Decisions on cycles. Tables: Zyklus and Kontingentabfrage; fields of Zyklus. */
import { transition } from 'xstate';
import { addiereTage, istDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type * as referenz from '#domain/referenzsaetze.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import {
	BewerbungsstoppAufgehoben,
	BewerbungsstoppGesetzt,
	UebernahmeBegonnen,
	VorgabenFestgelegt,
	ZyklusAbgeschlossen,
	ZyklusAngelegt,
	ZyklusBeendet,
	type ZyklusEreignis,
	ZyklusGeaendert,
	ZyklusGestartet,
	ZyklusWiederEroeffnet,
} from './ereignisse.ts';
import { letzterTag } from './zeitraum.ts';
import { zyklusMaschine } from './zyklus.machine.ts';
import { vorgabenFuer, type Zyklus } from './zyklus.ts';
import { type Vorgaben, vorgabenSchema, type ZyklusFelder, zyklusSchema } from './zyklus-felder.ts';

type Rahmen = Pick<referenz.Zyklus, 'id' | 'start' | 'ende'>;
type Anderer = Pick<Zyklus, 'status' | 'felder'>;

/** Creates a cycle; without `ende` it lasts twelve months. The start is also taken as a unique value by the command. */
export function legeZyklusAn(
	zyklus: Zyklus,
	eingabe: Omit<ZyklusFelder, 'ende'> & { readonly ende?: string },
	andere: Iterable<Rahmen>,
): ZyklusEreignis[] {
	const { bezeichnung, ...tage } = geprueft(
		zyklus,
		{ ...eingabe, ende: eingabe.ende ?? nachZwoelfMonaten(eingabe) },
		andere,
	);
	const facts = { von: null, nach: schritt(zyklus, 'ZyklusAngelegt', 'Zyklus anlegen'), ...tage };
	return [ZyklusAngelegt(facts, worte(zyklus, { bezeichnung }))];
}

export function aendereZyklus(
	zyklus: Zyklus,
	werte: Partial<ZyklusFelder>,
	andere: Iterable<Rahmen>,
): ZyklusEreignis[] {
	const neu = geprueft(zyklus, { ...zyklus.felder, ...werte }, andere);
	const { bezeichnung, ...tage } = unterschied(zyklus.felder, neu);
	if (!bezeichnung && Object.keys(tage).length === 0) return [];
	return [ZyklusGeaendert({ aenderungen: tage }, bezeichnung && worte(zyklus, { aenderungen: { bezeichnung } }))];
}

/** Makes the cycle the only active one; the one that was active so far ends. Both streams belong into one append. */
export function starteZyklus(
	zyklus: Zyklus,
	bisheriger: Zyklus | null,
	andere: readonly Anderer[],
): { readonly zyklus: ZyklusEreignis[]; readonly bisheriger: ZyklusEreignis[] } {
	const nach = schritt(zyklus, 'ZyklusGestartet', 'Zyklus starten');
	const vorgaenger = vorgaengerVon(zyklus, andere);
	if (vorgaenger && !davor(zyklus, andere).some((z) => addiereTage(z.felder.ende, 1) >= zyklus.felder.start))
		throw ohneVorgaenger(zyklus, vorgaenger);
	const ende =
		bisheriger &&
		ZyklusBeendet({ von: bisheriger.status, nach: schritt(bisheriger, 'ZyklusBeendet', 'Zyklus beenden') });
	return { zyklus: [ZyklusGestartet({ von: zyklus.status, nach })], bisheriger: ende ? [ende] : [] };
}

/** Closes a cycle that has ended, or opens it again (G25). */
export function schliesseZyklusAb(zyklus: Zyklus, isAbgeschlossen: boolean): ZyklusEreignis[] {
	if (zyklus.isAbgeschlossen === isAbgeschlossen) return [];
	if (zyklus.status !== 'BEENDET') throw falscherStatus(zyklus, 'Zyklus abschließen');
	return [isAbgeschlossen ? ZyklusAbgeschlossen({}) : ZyklusWiederEroeffnet({})];
}

const davor = <Z extends Anderer>({ felder }: Zyklus, andere: readonly Z[]): Z[] =>
	andere.filter((z) => z.felder.start < felder.start);

/** The latest cycle that begins before this one and was ever started; null: this is the first. */
export function vorgaengerVon<Z extends Anderer>(zyklus: Zyklus, andere: readonly Z[]): Z | null {
	const gestartete = davor(zyklus, andere).filter(({ status }) => status !== 'ANGELEGT');
	return gestartete.toSorted((a, b) => a.felder.start.localeCompare(b.felder.start)).at(-1) ?? null;
}

/**
 * What a cycle takes over at its start: defaults it has none of its own for, and the job of taking over the addresses.
 * A stop concerns the applications for the former cycle and stays there.
 */
export function uebernimm(
	zyklus: Zyklus,
	vorgaenger: Zyklus,
	{ kontingente }: { readonly kontingente: boolean },
): ZyklusEreignis[] {
	const vorgaben = [...vorgaenger.vorgaben].flatMap(([dienstartID, werte]) => {
		const bisher = vorgabenFuer(zyklus, dienstartID);
		const eigene = Object.entries(bisher).filter(([, wert]) => wert !== null);
		const aenderungen = unterschied(bisher, { ...werte, ...Object.fromEntries(eigene) });
		return Object.keys(aenderungen).length ? [VorgabenFestgelegt({ dienstartID, aenderungen })] : [];
	});
	return [...vorgaben, UebernahmeBegonnen({ vorgaengerID: vorgaenger.id, kontingente })];
}

/** What a cycle laid down before may stay as it is: a ceiling above the law's has no effect. */
export function legeVorgabenFest(
	zyklus: Zyklus,
	{ id: dienstartID, art }: Pick<referenz.Dienstart, 'id' | 'art'>,
	werte: Partial<Vorgaben>,
): ZyklusEreignis[] {
	const bisher = vorgabenFuer(zyklus, dienstartID);
	const neue = { ...bisher, ...werte };
	const bleibt = neue.taschengeldHoechstbetrag === bisher.taschengeldHoechstbetrag;
	const schema = vorgabenSchema(bleibt ? null : { art, ende: zyklus.felder.ende });
	const aenderungen = unterschied(bisher, pruefeFelder(schema, neue));
	return Object.keys(aenderungen).length ? [VorgabenFestgelegt({ dienstartID, aenderungen })] : [];
}

export function setzeBewerbungsstopp(
	zyklus: Zyklus,
	dienstartID: string,
	isBewerbungsstopp: boolean,
): ZyklusEreignis[] {
	if (zyklus.bewerbungsstopps.has(dienstartID) === isBewerbungsstopp) return [];
	return [isBewerbungsstopp ? BewerbungsstoppGesetzt({ dienstartID }) : BewerbungsstoppAufgehoben({ dienstartID })];
}

/** Twelve months; nothing where the start is no day, which the field rules then say. */
const nachZwoelfMonaten = ({ start }: { start: string }): string => (istDatum(start) ? letzterTag(start) : '');

const worte = <D extends object>({ id }: Zyklus, daten: D) => ({ betroffener: id, art: 'FREITEXT' as const, daten });

function geprueft(zyklus: Zyklus, felder: ZyklusFelder, andere: Iterable<Rahmen>): ZyklusFelder {
	const { start, ende } = zyklus.felder;
	const neu = pruefeFelder(zyklusSchema({ bleibt: felder.start === start && felder.ende === ende }), felder);
	const belegt = [...andere].some((z) => z.id !== zyklus.id && z.start === neu.start);
	if (belegt) throw new Abgelehnt([STARTBELEGT]);
	return neu;
}

/** Also the answer to a violated unique value. */
export const STARTBELEGT = {
	code: 'ZYKLUS_START',
	text: 'Es gibt bereits einen Zyklus mit diesem Beginn.',
	http: 409,
	feld: 'start',
} as const;

/** The status a transition leads to; G22 where the machine knows none. */
function schritt(
	zyklus: Zyklus,
	type: 'ZyklusAngelegt' | 'ZyklusGestartet' | 'ZyklusBeendet',
	aktion: string,
): referenz.ZyklusStatus {
	const von = zyklusMaschine.resolveState({ value: zyklus.existiert ? zyklus.status : 'neu' });
	if (!von.can({ type })) throw falscherStatus(zyklus, aktion);
	const [nach] = transition(zyklusMaschine, von, { type });
	return nach.value as referenz.ZyklusStatus;
}

function falscherStatus({ status }: Zyklus, aktion: string): Abgelehnt {
	const text = `Die Aktion „${aktion}“ ist im Status ${status} nicht möglich.`;
	return new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}

function ohneVorgaenger({ felder }: Zyklus, { felder: letzter }: Anderer): Abgelehnt {
	const text = `Vor dem Zyklus ${felder.bezeichnung} fehlt der vorhergehende Zyklus: Der Zyklus ${letzter.bezeichnung} endet schon am ${formatDatum(letzter.ende)}.`;
	return new Abgelehnt([{ code: 'G22', text, http: 409, behebbarDurch: ['ADMIN'], ziel: 'zyklen' }]);
}
