/** No decision writes past the maps: every status an event leads to must be one its machine leads to. */
import type { AnyStateMachine } from 'xstate';
import type { Aggregat, Status, Statusmaschine } from './aggregat.ts';
import type { Aufgezeichnet, Ereignis } from './ereignis.ts';
import { zielstatus } from './maschine.ts';

/** The status of the stream itself. */
export const einziger = (status: Status): [[string, Status]] => [['', status]];

/**
 * Folds an event newly written. Throws where it takes a status anywhere its machine doesn't lead: a fault of the
 * decision, not of who asked for it. History is never asked: what happened, happened.
 */
export function schreibeFort<Z, E extends Ereignis>(
	aggregat: Aggregat<Z, E>,
	zustand: Z,
	ereignis: Aufgezeichnet<E>,
): void {
	const vorher = (aggregat.maschinen as readonly Statusmaschine<Z>[]).map((m) => {
		const stati = new Map(m.stati(zustand));
		return { m, stati, schritt: schrittIn(m, stati, ereignis) };
	});
	aggregat.evolve(zustand, ereignis);
	for (const { m, stati, schritt } of vorher) {
		for (const [wessen, nach] of m.stati(zustand)) {
			const von = stati.get(wessen) ?? erster(m);
			const erlaubt = schritt?.wessen === wessen ? schritt.ziele : [String(von)];
			if (!erlaubt.includes(String(nach))) fehlt(ereignis, von, nach);
		}
	}
}

/** Which step of the machine the event is, and where that leads; null: none of its events. */
function schrittIn<Z>(m: Statusmaschine<Z>, stati: ReadonlyMap<string, Status>, ereignis: Ereignis) {
	const namen = m.schritte ? m.schritte(ereignis) : mitUndOhneZiel(m, ereignis);
	if (!namen) return null;
	const facts = ereignis.facts as Readonly<Record<string, unknown>>;
	const wessen = m.wessen === undefined ? '' : String(facts[m.wessen]);
	const von = stati.get(wessen) ?? erster(m);
	const ziele = namen.map((name) => zielstatus(m.maschine, von, name)).filter((ziel) => ziel !== null);
	// Not every step names its statuses.
	const { von: genannt = von, nach } = facts;
	const passt = nach === undefined ? ziele.length > 0 : ziele.includes(String(nach));
	if (!passt || (genannt ?? erster(m)) !== von) fehlt(ereignis, von, nach);
	return { wessen, ziele };
}

const erster = ({ maschine }: Pick<Statusmaschine, 'maschine'>): string => String(maschine.config.initial);

const typen = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

function mitUndOhneZiel({ maschine }: Pick<Statusmaschine, 'maschine'>, { type, facts }: Ereignis) {
	const bekannt = typen.get(maschine) ?? new Set(maschine.events.map((name) => name.split('.', 1)[0] ?? name));
	typen.set(maschine, bekannt);
	return bekannt.has(type) ? [type, `${type}.${(facts as { nach?: unknown }).nach}`] : null;
}

function fehlt({ type }: Ereignis, von: unknown, nach: unknown): never {
	throw new Error(`${type}: kein Übergang von ${von} nach ${nach}`);
}
