/** No decision writes past the maps: every status an event tells of must be one its machine leads to. */
import type { AnyStateMachine } from 'xstate';
import { NEU, zielstatus } from '#domain/maschine.ts';
import { dokumentMaschine } from './dokument.machine.ts';
import type { AkteEreignis } from './ereignisse.ts';
import { freiwilligerMaschine } from './freiwilliger.machine.ts';
import { signaturMaschine } from './signatur.machine.ts';
import { vertragMaschine } from './vertrag.machine.ts';
import { wunschMaschine } from './wunsch.machine.ts';
import type { Akte } from './zustand.ts';

interface Schritte {
	readonly maschine: AnyStateMachine;
	/** Whose status it is: its id by this name, among these. */
	readonly id: 'wunschID' | 'vertragID' | 'dokumentID' | 'sitzungID';
	readonly unter: (akte: Akte) => readonly { readonly id: string; readonly status: number | string }[];
	/** Types of events, without the target some transitions carry in their name. */
	readonly typen: ReadonlySet<string>;
}

const schritte = (maschine: AnyStateMachine, id: Schritte['id'], unter: Schritte['unter']): Schritte => ({
	...{ maschine, id, unter },
	typen: new Set(maschine.events.map((name) => name.split('.', 1)[0] ?? name)),
});

const ALLE: readonly Schritte[] = [
	schritte(wunschMaschine, 'wunschID', (akte) => akte.wuensche),
	schritte(vertragMaschine, 'vertragID', (akte) => akte.vertraege),
	schritte(dokumentMaschine, 'dokumentID', (akte) => akte.dokumente),
	schritte(signaturMaschine, 'sitzungID', (akte) => akte.signaturen),
];

/** Throws on what no machine knows: a fault of the decision, not of who asked for it. */
export function pruefeUebergang(akte: Akte, ereignis: AkteEreignis): void {
	if (ereignis.type === 'FreiwilligerStatusGeaendert') pruefeNummer(akte, ereignis.facts);
	const { maschine, id, unter } = ALLE.find(({ typen }) => typen.has(ereignis.type)) ?? {};
	if (!maschine || !id || !unter) return;
	const { von, nach, [id]: gemeint } = ereignis.facts as Readonly<Record<string, unknown>>;
	const status = unter(akte).find((einer) => einer.id === gemeint)?.status ?? NEU;
	// A step of a session names no statuses: that there is one from where it stands is all there is to say.
	const ziele = [ereignis.type, `${ereignis.type}.${nach}`].map((name) => zielstatus(maschine, status, name));
	const passt = nach === undefined ? ziele.some((ziel) => ziel !== null) : ziele.includes(String(nach));
	if (!passt || (von !== undefined && von !== status)) uebergangFehlt(ereignis.type, status, nach);
}

/** The derived number, by the way it came about. */
function pruefeNummer(
	{ existiert, statusverlauf, status }: Akte,
	{ von, nach, manuell }: { von: number | null; nach: number; manuell: boolean },
): void {
	const bisher = existiert && statusverlauf.length > 0 ? status : NEU;
	const namen = manuell ? [`manuell.${nach}`, `${nach}`] : [`${nach}`];
	const passt = namen.some((name) => zielstatus(freiwilligerMaschine, bisher, name) === String(nach));
	if (!passt || (von ?? NEU) !== bisher) uebergangFehlt('FreiwilligerStatusGeaendert', bisher, nach);
}

function uebergangFehlt(ereignis: string, von: unknown, nach: unknown): never {
	throw new Error(`${ereignis}: kein Übergang von ${von} nach ${nach}`);
}
