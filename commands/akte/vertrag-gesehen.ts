import type { Umgebung } from '#commands/umgebung.ts';

interface Einsicht {
	readonly vertragID: string;
	readonly userID: string;
	/** Stream version of the newest terms that were shown. */
	readonly version: number;
}

/** Notes up to where somebody has seen the terms of a contract; a late answer of an older page takes nothing back. */
export async function merkeVertragGesehen({ db, ctx }: Umgebung, einsicht: Einsicht): Promise<void> {
	const { vertragID, userID, version } = einsicht;
	const stand = { version, gesehen_am: ctx().jetzt };
	await db
		.insertInto('vertragseinsicht')
		.values({ vertrag_id: vertragID, user_id: userID, ...stand })
		.onConflict((c) =>
			c.columns(['vertrag_id', 'user_id']).doUpdateSet(stand).where('vertragseinsicht.version', '<=', version),
		)
		.execute();
}
