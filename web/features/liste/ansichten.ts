import type { RowOf } from '../../client/contract.ts';
import type { TableView } from '../../ui/data-table/table-view.ts';
import type { Bedingung } from './bedingung.ts';
import { gleicherFilter, type Listenstand, type Listensuche, listensuche } from './suche.ts';

export type GespeicherteAnsicht = RowOf<'GET /v1/user/me/ansichten'>;

/** The address of a saved view: its id says all. */
export const sucheVon = ({ id }: Pick<GespeicherteAnsicht, 'id'>): Listensuche => ({ ansicht: id });

/** What an address leaves to the saved view it names is filled in. */
export function ergaenzt(suche: Listensuche, ansicht: GespeicherteAnsicht | null | undefined): Listensuche {
	if (!ansicht) return suche;
	const { und, text } = gelesen(ansicht.filter);
	const { f = { und: [...und] }, sort = ansicht.sortierung || undefined } = suche;
	return { ...suche, f, sort, text: suche.text ?? (text || undefined) };
}

/** What the saved view says anyway is left out of the address. */
export function gekuerzt(suche: Listensuche, ansicht: GespeicherteAnsicht | null | undefined): Listensuche {
	if (!ansicht || suche.ansicht !== ansicht.id) return suche;
	const { und, text } = gelesen(ansicht.filter);
	const { f, sort } = suche;
	return {
		...suche,
		f: f && gleicherFilter(f.und, und) ? undefined : f,
		text: suche.text === text ? undefined : suche.text,
		sort: sort === ansicht.sortierung ? undefined : sort,
	};
}

/** What is shown now, as a saved view. */
export function alsAnsicht(
	wie: Pick<GespeicherteAnsicht, 'id' | 'name' | 'geteilt'>,
	{ und, text, sort }: Listenstand,
	view: TableView,
): GespeicherteAnsicht {
	const spalten = view.order.filter((id) => view.shown[id]);
	return { ...wie, filter: JSON.stringify({ und, text }), spalten, sortierung: sort, istEigene: true };
}

/** Arranges the columns as they were when the view was saved. */
export function ordneSpalten(view: TableView, { spalten }: GespeicherteAnsicht) {
	if (!spalten.length) return;
	const uebrige = view.order.filter((id) => !spalten.includes(id));
	const visible = Object.fromEntries(view.order.map((id) => [id, spalten.includes(id)]));
	view.change({ order: [...spalten.filter((id) => view.order.includes(id)), ...uebrige], visible });
}

/** Does the filter or search differ from the view it began with? Without a view, anything set differs. */
export function weichtAb(stand: Listenstand, gespeichert: GespeicherteAnsicht | null, heute: string): boolean {
	const { und, text } = gespeichert ? gelesen(gespeichert.filter) : { und: stand.ansicht?.und(heute) ?? [], text: '' };
	return stand.text !== text || !gleicherFilter(stand.und, und);
}

/** Stored by this client; what an older one stored differently is read as no filter. */
export function gelesen(filter: string): { und: readonly Bedingung[]; text: string } {
	try {
		const wert: unknown = JSON.parse(filter);
		const { f, text } = listensuche({ f: wert, text: (wert as { text?: unknown } | null)?.text });
		return { und: f?.und ?? [], text: text ?? '' };
	} catch {
		return { und: [], text: '' };
	}
}
