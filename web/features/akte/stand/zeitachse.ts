import { addiereMonate, addiereTage, tageZwischen, tagInBerlin } from '#domain/datum.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Historieneintrag } from '../typen.ts';

export interface Abschnitt {
	status: FreiwilligerStatus;
	/** First and last day. */
	von: string;
	bis: string;
}

export interface Zeitachse {
	von: string;
	/** Today. */
	bis: string;
	abschnitte: readonly Abschnitt[];
	/** Days on which something happened, oldest first. */
	tage: readonly string[];
	/** First days of months. */
	monate: readonly string[];
}

/** As much of an entry as the axis needs; what has no status has no changes of it. */
type Zeiteintrag = Pick<Historieneintrag, 'zeit'> & Partial<Pick<Historieneintrag, 'statuswechsel'>>;

/** The volunteer's statuses over time, from the history (newest first); null before the first entry. */
export function zeitachse(historie: readonly Zeiteintrag[], heute: string): Zeitachse | null {
	const alle = historie.toReversed();
	const tage = [...new Set(alle.map(({ zeit }) => tagInBerlin(zeit)))];
	const [von] = tage;
	if (!von) return null;
	const wechsel = alle.flatMap((eintrag) =>
		(eintrag.statuswechsel ?? [])
			.filter(({ katalog }) => katalog === 'FREIWILLIGER')
			.map(({ nach }) => ({ status: nach as FreiwilligerStatus, von: tagInBerlin(eintrag.zeit) })),
	);
	return { von, bis: heute, abschnitte: abschnitte(wechsel, heute), tage, monate: monatsanfaenge(von, heute) };
}

/** The day on which the latest change hadn't happened yet: what differs from now is just that. Days oldest first. */
export const vorDerLetztenAenderung = (tage: readonly string[], heute: string): string =>
	tage.at(-2) ?? addiereTage(heute, -1);

/** Of several changes on a day the last one stands. */
function abschnitte(wechsel: readonly Omit<Abschnitt, 'bis'>[], heute: string): Abschnitt[] {
	const je = [...new Map(wechsel.map((w) => [w.von, w])).values()];
	return je
		.filter((w, i) => w.status !== je[i - 1]?.status)
		.map((w, i, eigene) => {
			const naechster = eigene[i + 1];
			return { ...w, bis: naechster ? addiereTage(naechster.von, -1) : heute };
		});
}

function monatsanfaenge(von: string, bis: string): string[] {
	const liste: string[] = [];
	for (let erster = `${von.slice(0, 7)}-01`; erster <= bis; erster = addiereMonate(erster, 1))
		if (erster >= von) liste.push(erster);
	return liste;
}

/** Where a day lies on the axis, 0 to 1; a day's own width counts, so that today is seen. */
export function anteil({ von, bis }: Pick<Zeitachse, 'von' | 'bis'>, tag: string): number {
	return tageZwischen(von, tag) / Math.max(1, tageZwischen(von, addiereTage(bis, 1)));
}

/** The nearest day with an event before or after the given one. */
export function nachbartag(tage: readonly string[], am: string, richtung: -1 | 1): string | undefined {
	return richtung < 0 ? tage.findLast((tag) => tag < am) : tage.find((tag) => tag > am);
}
