/** Days and names of the planner in words. */
import { formatDatum } from '#domain/format/datum.ts';

/** `Lahn 2 und Main 2`, `Lahn 1, Lahn 2 und Main 2` */
export const und = (worte: readonly string[]): string =>
	worte.length < 2 ? (worte[0] ?? '') : `${worte.slice(0, -1).join(', ')} und ${worte.at(-1)}`;

/** `vom 22. bis 26.02.2027`, `vom 28.02. bis 04.03.2027`, `am 19.01.2027` */
export function vomBis({ von, bis }: { readonly von: string; readonly bis: string }): string {
	return von === bis ? `am ${formatDatum(von)}` : `vom ${bisZum(von, bis)} bis ${formatDatum(bis)}`;
}

/** `15.–19.03.2027`, `19.01.2027` */
export function spanne({ von, bis }: { readonly von: string; readonly bis: string }): string {
	return von === bis ? formatDatum(von) : `${bisZum(von, bis)}–${formatDatum(bis)}`;
}

/** Only what differs from the last day. */
function bisZum(von: string, bis: string): string {
	if (von.slice(0, 7) === bis.slice(0, 7)) return formatDatum(von).slice(0, 3);
	return von.slice(0, 4) === bis.slice(0, 4) ? formatDatum(von).slice(0, 6) : formatDatum(von);
}

/** `Zwischen Lahn 2`; where its title says it already, only the title. */
export function seminarname(bezeichnung: string, gruppen: readonly string[]): string {
	const fehlende = gruppen.filter((gruppe) => !bezeichnung.includes(gruppe));
	return fehlende.length === 0 ? bezeichnung : `${bezeichnung} ${und(fehlende)}`;
}

/** `in den Osterferien` */
export const inFerien = (bezeichnung: string): string =>
	/ferien$/i.test(bezeichnung) ? `in den ${bezeichnung}` : `in der Zeit „${bezeichnung}“`;

/** `auf Karfreitag`, `auf dem Tag der Arbeit` */
export const aufFeiertag = (name: string): string =>
	/^Tag |(Neujahrs|Weihnachts|Bet|kinder|frauen|Reformations)tag$/.test(name) ? `auf dem ${name}` : `auf ${name}`;
