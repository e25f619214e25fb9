/** How the documents of a volunteer stand, in a word (table: Staff, Dokumente-Ampel). */

export interface Dokumentampel {
	/** Requests that keep him from the next status. */
	readonly fehlen: number;
	/** In review, or reminded of without blocking. */
	readonly offen: number;
	readonly gesamt: number;
}

export function ampelfarbe({ fehlen, offen }: Dokumentampel): 'ROT' | 'GELB' | 'GRUEN' {
	if (fehlen > 0) return 'ROT';
	return offen > 0 ? 'GELB' : 'GRUEN';
}

/** `2 von 6 fehlen`; null: nothing is asked for. */
export function ampelwort(ampel: Dokumentampel | null): string | null {
	if (!ampel?.fehlen) return ampelkurzwort(ampel);
	return `${ampel.fehlen} von ${ampel.gesamt} ${fehlwort(ampel.fehlen)}`;
}

/** `2 fehlen`, where a list has no room for more. */
export function ampelkurzwort(ampel: Dokumentampel | null): string | null {
	if (ampel === null || ampel.gesamt === 0) return null;
	const { fehlen, offen } = ampel;
	if (fehlen > 0) return `${fehlen} ${fehlwort(fehlen)}`;
	return offen > 0 ? `${offen} offen` : 'vollständig';
}

const fehlwort = (fehlen: number): string => (fehlen === 1 ? 'fehlt' : 'fehlen');
