import { mitEmmett, schreibeNeuen as schreibeEmmett } from '../emmett.ts';
import { durchsatz, type Fall } from '../fall.ts';
import { verlaufsliste } from '../stoff.ts';
import { mitUnserem, schreibeNeuen } from '../unsere.ts';

const append = (name: string, anzahl: number, mitListe: boolean): Fall => ({
	name,
	unsere: (ort) =>
		mitUnserem(ort, mitListe ? [verlaufsliste] : [], (umgebung) => durchsatz(() => schreibeNeuen(umgebung, anzahl))),
	vergleich: (ort) => mitEmmett(ort, mitListe, (store) => durchsatz(() => schreibeEmmett(store, anzahl))),
});

export const append1 = append('append 1', 1, false);
export const append5 = append('append 5', 5, false);
export const appendMitProjektion = append('append + projection row', 1, true);
