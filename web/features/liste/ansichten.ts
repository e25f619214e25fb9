import type { TableView } from '../../ui/data-table/table-view.ts';
import type { Bedingung } from './bedingung.ts';
import type { GespeicherteAnsicht } from './queries.ts';
import { gleicherFilter, type Listenstand, type Listensuche, listensuche } from './suche.ts';

/** The address of a saved view. */
export function sucheVon({ name, filter, sortierung }: GespeicherteAnsicht): Listensuche {
	const { und, text } = gelesen(filter);
	return { ansicht: name, f: { und: [...und] }, ...(text && { text }), ...(sortierung && { sort: sortierung }) };
}

/** What is shown now, as a saved view. */
export function alsAnsicht(name: string, { und, text, sort }: Listenstand, view: TableView): GespeicherteAnsicht {
	const spalten = view.order.filter((id) => view.shown[id]);
	return { name, filter: JSON.stringify({ und, text }), spalten, sortierung: sort };
}

/** Arranges the columns as they were when the view was saved. */
export function ordneSpalten(view: TableView, { spalten }: GespeicherteAnsicht) {
	if (!spalten.length) return;
	const uebrige = view.order.filter((id) => !spalten.includes(id));
	const visible = Object.fromEntries(view.order.map((id) => [id, spalten.includes(id)]));
	view.change({ order: [...spalten.filter((id) => view.order.includes(id)), ...uebrige], visible });
}

/** Does the filter or search differ from the view it began with? Without a view, anything set differs. */
export function weichtAb(stand: Listenstand, gespeichert: GespeicherteAnsicht | undefined, heute: string): boolean {
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
