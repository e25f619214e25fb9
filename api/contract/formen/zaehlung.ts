import { z } from 'zod';
import { zaehlquery } from '../filter.ts';
import { type Definition, eins, route } from '../route.ts';

interface Zaehlung<Pfad extends string> extends Pick<Definition, 'area' | 'action' | 'zyklus' | 'feature'> {
	/** Of the list. */
	readonly path: Pfad;
	readonly was: string;
}

/** Beside a list: how many rows each of several filters finds, for the tabs of its views. */
export const zaehlroute = <const Pfad extends string>({ path, was, ...wie }: Zaehlung<Pfad>) =>
	route({
		...wie,
		method: 'GET',
		path: `${path}/anzahlen`,
		titel: `Wie viele ${was} zu jedem von mehreren Filtern passen, bis 1.000 gezählt`,
		query: zaehlquery,
		response: eins(z.array(z.int())),
		extra: true,
	});
