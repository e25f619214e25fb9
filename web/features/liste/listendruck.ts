import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Listenabfrage, Listendefinition, Seite } from './suche.ts';

const JE_ANFRAGE = 200;
/** More sheets than that nobody reads. */
export const DRUCKZEILEN_MAX = 2000;

/** Prints all rows a question finds, not only those of the page: while the browser prints, they stand in the table. */
export function useListendruck<Row>(liste: Listendefinition<Row>, was: Listenabfrage) {
	const [alle, setAlle] = useState<Seite<Row> | null>(null);
	const laden = useMutation({
		mutationFn: () => ladeAlle(liste, was),
		onSuccess: setAlle,
		onError: (error) => toast.error(LISTE.druckFehler, { text: error.message }),
	});
	useEffect(() => {
		if (!alle) return;
		const zurueck = () => setAlle(null);
		window.addEventListener('afterprint', zurueck, { once: true });
		window.print();
		return () => window.removeEventListener('afterprint', zurueck);
	}, [alle]);
	return { alle, drucke: () => laden.mutate(), laeuft: laden.isPending };
}

async function ladeAlle<Row>(liste: Listendefinition<Row>, was: Listenabfrage): Promise<Seite<Row>> {
	const lade = (seite: number) =>
		liste.lade({ ...was, seite: String(seite), groesse: String(JE_ANFRAGE) }, new AbortController().signal);
	const erste = await lade(1);
	if (erste.total > DRUCKZEILEN_MAX) throw new Error(LISTE.druckZuLang(DRUCKZEILEN_MAX));
	const data = [...erste.data];
	for (let seite = 2; data.length < erste.total; seite++) {
		const naechste = await lade(seite);
		// Rows may have gone meanwhile.
		if (naechste.data.length === 0) break;
		haengeAn(data, naechste.data);
	}
	return { ...erste, data };
}
