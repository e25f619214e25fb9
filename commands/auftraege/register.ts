import type { Mandant } from '#commands/mandant.ts';

/** What a job carries: ids only. */
export interface Auftragsdaten {
	readonly mandant: string;
	/** Row of the outbox; planned jobs have none. */
	readonly id?: string;
}

/** One kind of job and the only function that does it. */
export interface Auftragsart {
	readonly name: string;
	/** Over many, each on its own (`fuerJedes`); one that is named; or in single statements of the database. */
	readonly umfang: 'VIELE' | 'EINES' | 'ANWEISUNG';
	/** Cron pattern in German time; without it the job comes from the outbox. */
	readonly zeitplan?: string;
	/** Must bear to be repeated. Without `id` for planned jobs. */
	fuehreAus(mandant: Mandant, id: string): Promise<void>;
}

export const ZEITZONE = 'Europe/Berlin';

/** Refuses a start at which a job would find no handler or two. */
export function erstelleRegister(
	namen: readonly string[],
	arten: readonly Auftragsart[],
): ReadonlyMap<string, Auftragsart> {
	const register = new Map<string, Auftragsart>();
	for (const art of arten) {
		if (register.has(art.name)) throw new Error(`Auftrag ${art.name}: zwei Bearbeiter`);
		if (!namen.includes(art.name)) throw new Error(`Auftrag ${art.name}: unbekannter Name`);
		register.set(art.name, art);
	}
	const fehlend = namen.find((name) => !register.has(name));
	if (fehlend) throw new Error(`Auftrag ${fehlend}: kein Bearbeiter`);
	return register;
}
