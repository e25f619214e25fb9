import { mitEmmett, schreibeNeuen as schreibeEmmett, schreibeWeiter as schreibeEmmettWeiter } from '../emmett.ts';
import { AUFRUFER, durchsatz, type Fall } from '../fall.ts';
import { TABELLEN, verlaufslisten } from '../stoff.ts';
import { mitUnserem, schreibeNeuen, schreibeWeiter } from '../unsere.ts';

const append = (name: string, anzahl: number, tabellen: number): Fall => ({
	name,
	unsere: (ort) =>
		mitUnserem(ort, verlaufslisten.slice(0, tabellen), (umgebung) => durchsatz(() => schreibeNeuen(umgebung, anzahl))),
	vergleich: (ort) => mitEmmett(ort, tabellen, (store) => durchsatz(() => schreibeEmmett(store, anzahl))),
});

export const append1 = append('append 1', 1, 0);
export const append5 = append('append 5', 5, 0);
export const appendMitZeile = append('append + 1 projection row', 1, 1);
export const appendMitZeilen = append(`append + ${TABELLEN} projection rows`, 1, TABELLEN);

/** To streams that are there: read, folded, decided on and written with one row. */
const weiter = (name: string, streams: number): Fall => ({
	name,
	unsere: (ort) =>
		mitUnserem(ort, verlaufslisten.slice(0, 1), async (umgebung) => {
			const ids = await Promise.all(Array.from({ length: streams }, () => schreibeNeuen(umgebung, 1)));
			return durchsatz((aufrufer) => schreibeWeiter(umgebung, ids[aufrufer % streams] as string));
		}),
	vergleich: (ort) =>
		mitEmmett(ort, 1, async (store) => {
			const ids = await Promise.all(Array.from({ length: streams }, () => schreibeEmmett(store, 1)));
			return durchsatz((aufrufer) => schreibeEmmettWeiter(store, ids[aufrufer % streams] as string));
		}),
});

export const appendBestehend = weiter('append + 1 projection row to streams that exist', AUFRUFER);
export const appendGedraengt = weiter(`append + 1 projection row to one stream, ${AUFRUFER} writers`, 1);
