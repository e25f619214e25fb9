import { useQuery } from '@tanstack/react-query';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { anwesenheitQuery } from './queries.ts';
import { abweichende } from './zeilen.ts';

/** Beside the name of the tab: how many weren't there all the time, or have other days. */
export function Abweichend({ seminarID }: { seminarID: string }) {
	const { data } = useQuery(anwesenheitQuery(seminarID));
	const anzahl = data ? abweichende(data) : 0;
	return anzahl > 0 && T.abweichend(anzahl);
}
