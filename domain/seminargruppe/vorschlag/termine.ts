import type { Gruppe, Person } from './beteiligte.ts';

interface Hindernisse {
	/** Seminars of the group that don't lie within his service. */
	readonly ausserhalb: number;
	/** Of the others, those at the time of something he has planned. */
	readonly zugleich: number;
}

/** What keeps somebody from the seminars of a group; it blocks nobody. */
export function hindernisse({ dienstzeit, plan }: Person, { seminare }: Gruppe): Hindernisse {
	let [ausserhalb, zugleich] = [0, 0];
	for (const { id, termine } of seminare) {
		const imDienst = dienstzeit !== null && termine.every((t) => dienstzeit.von <= t.von && t.bis <= dienstzeit.bis);
		if (!imDienst) ausserhalb += 1;
		else if (plan.some((p) => p.seminarID !== id && termine.some((t) => t.von <= p.bis && p.von <= t.bis)))
			zugleich += 1;
	}
	return { ausserhalb, zugleich };
}
