/** The small tables that decisions are handed whole (`ladeReferenz`). */
export const REFERENZTABELLEN: ReadonlySet<string> = new Set([
	'dienstart',
	'dokumentspec',
	'feldabfrage',
	'land',
	'parameter',
	'portaltext',
	'zyklus',
	'zyklusbudget',
]);

/**
 * Gives the table that takes the place of another its trigger: whoever writes to it, in whatever version of the portal,
 * moves the mark under which readers keep it.
 */
export const beobachte = (table: string): string =>
	`create trigger referenzstand after insert or update or delete on ${table}
	for each statement execute function bewege_referenzstand()`;

/** The table was exchanged as a whole. */
export const BEWEGE_REFERENZSTAND = 'update referenzstand set wert = gen_random_uuid()';
