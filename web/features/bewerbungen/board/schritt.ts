import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { schrittDavor } from '../../akte/aktionen.ts';
import type { Akte, Aktion } from '../../akte/typen.ts';
import type { Person } from './queries.ts';

/** Not what moving a card could mean. */
const NIE_GEZOGEN: readonly Aktion['aktion'][] = [
	'statusSetzen',
	'zyklusUebernehmen',
	'loeschen',
	'ablehnen',
	'zurueckziehen',
];

/** The action by which this application gets to that status: possible ones first, then such as begin here at all. */
export function schrittNach(
	{ aktionen }: Pick<Akte, 'aktionen'>,
	wunschID: string,
	ziel: FreiwilligerStatus,
): Aktion | undefined {
	const dorthin = aktionen.filter(
		(a) => a.wunschID === wunschID && a.zielStatus === ziel && !NIE_GEZOGEN.includes(a.aktion),
	);
	const rang = (a: Aktion) => (a.erlaubt ? 0 : a.gruende.some(({ code }) => code === 'G22') ? 2 : 1);
	return dorthin.toSorted((a, b) => rang(a) - rang(b))[0];
}

/** What putting the card there would mean. */
export interface Lage {
	/** null: no step leads there. */
	schritt: Aktion | null;
	/** What has to come before it. */
	davor: Aktion | null;
}

export const wunschIDs = (person: Person): readonly string[] => person.map(({ wunschID }) => wunschID);

/** Of several wishes the first that may take the step; none may: the first that a step leads on from at all. */
export function lageNach(akte: Pick<Akte, 'aktionen'>, wunschIDs: readonly string[], ziel: FreiwilligerStatus): Lage {
	const lagen = wunschIDs.map((wunschID) => lageDesWunsches(akte, wunschID, ziel));
	return (
		lagen.find(({ schritt }) => schritt?.erlaubt) ??
		lagen.find(({ schritt }) => schritt) ?? { schritt: null, davor: null }
	);
}

function lageDesWunsches(akte: Pick<Akte, 'aktionen'>, wunschID: string, ziel: FreiwilligerStatus): Lage {
	const schritt = schrittNach(akte, wunschID, ziel) ?? null;
	const zuFrueh = schritt?.gruende.some(({ code }) => code === 'G22');
	return { schritt, davor: (zuFrueh && schritt && schrittDavor(akte, schritt)) || null };
}
