/** Entries of a list of master data, as a choice. */
export function alsAuswahl(liste: readonly { id: string; bezeichnung: string }[]) {
	return liste.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }));
}
