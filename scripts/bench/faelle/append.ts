import { mitEmmett, schreibeNeuen as schreibeEmmett } from '../emmett.ts';
import { durchsatz, type Fall } from '../fall.ts';
import { TABELLEN, verlaufslisten } from '../stoff.ts';
import { mitUnserem, schreibeNeuen } from '../unsere.ts';

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
