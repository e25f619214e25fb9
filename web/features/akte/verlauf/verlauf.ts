import type { Historieneintrag } from '../typen.ts';

export type Filter = 'alle' | 'status' | 'dokumente' | 'bemerkungen';

const ARTEN: Readonly<Record<Exclude<Filter, 'alle' | 'bemerkungen'>, readonly Historieneintrag['art'][]>> = {
	status: ['STATUS'],
	dokumente: ['DOKUMENT'],
};

export function gefiltert(eintraege: readonly Historieneintrag[], filter: Filter): readonly Historieneintrag[] {
	if (filter === 'alle') return eintraege;
	if (filter === 'bemerkungen') return eintraege.filter((e) => e.art === 'BEMERKUNG' || e.bemerkungID !== null);
	return eintraege.filter(({ art }) => ARTEN[filter].includes(art));
}
