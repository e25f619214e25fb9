import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, transition } from 'xstate';

/** Where every machine begins: the record does not exist yet (`–` in the tables). */
export const NEU = 'neu';

/** The status numbers of a machine, read from the names of its states. */
export type Statusnummer<M extends AnyStateMachine> =
	StateValueFrom<M> extends infer S ? (S extends `${infer N extends number}` ? N : never) : never;
/** The names of a machine's transitions; one that leads to several states carries its target: `WunschReaktiviert.0`. */
export type Uebergang<M extends AnyStateMachine> = EventFromLogic<M>['type'];

const gemerkt = new WeakMap<AnyStateMachine, Map<string, string | null>>();

/**
 * The status an event leads to, or null where the machine knows no such transition. Asks XState's pure `transition()`
 * once per machine, state and event: a decision asks some twenty times, and the machine never changes.
 */
export function uebergang<M extends AnyStateMachine>(
	maschine: M,
	von: Statusnummer<M> | typeof NEU,
	ereignis: Uebergang<M>,
): Statusnummer<M> | null {
	const nach = zielstatus(maschine, von, ereignis);
	return (nach === null ? null : Number(nach)) as Statusnummer<M> | null;
}

/** As the machine names it, whatever its statuses are; for events whose machine is only known at run time. */
export function zielstatus(maschine: AnyStateMachine, von: number | string, ereignis: string): string | null {
	const antworten = gemerkt.get(maschine) ?? new Map<string, string | null>();
	gemerkt.set(maschine, antworten);
	const frage = `${von} ${ereignis}`;
	const bekannt = antworten.get(frage);
	if (bekannt !== undefined) return bekannt;
	const nach = frageNamen(maschine, String(von), ereignis);
	antworten.set(frage, nach);
	return nach;
}

function frageNamen(maschine: AnyStateMachine, von: string, ereignis: string): string | null {
	const zustand = maschine.resolveState({ value: von, context: {} });
	if (!zustand.can({ type: ereignis })) return null;
	const [danach] = transition(maschine, zustand, { type: ereignis });
	return String(danach.value);
}

/** The states of a machine whose statuses are words rather than numbers. */
export type Statuswort<M extends AnyStateMachine> = Exclude<Extract<StateValueFrom<M>, string>, typeof NEU>;

/** As `uebergang`, for statuses that are words. */
export const wortuebergang = <M extends AnyStateMachine>(
	maschine: M,
	von: Statuswort<M> | typeof NEU,
	ereignis: Uebergang<M>,
): Statuswort<M> | null => zielstatus(maschine, von, ereignis) as Statuswort<M> | null;
