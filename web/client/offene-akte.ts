import { useSyncExternalStore } from 'react';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { DataOf } from './contract.ts';

type Aktion = Omit<DataOf<'GET /v1/freiwilliger/{id}/bewerbung'>['aktionen'][number], 'aktion'> & { aktion: AktionKey };

/** An action of the open file, decided as on its own button. */
export interface Aktenaktion {
	aktion: Aktion;
	/** As on the button. */
	titel: string;
	/** Which place it is about, where there are several. */
	ort: string | null;
	/** Takes it, or opens why not. */
	starte: () => void;
}

export interface OffeneAkte {
	name: string;
	aktionen: readonly Aktenaktion[];
}

let offen: OffeneAkte | null = null;
const hoerende = new Set<() => void>();

/** The file says so itself while it is shown. */
export function zeigeOffeneAkte(akte: OffeneAkte | null) {
	offen = akte;
	for (const hoere of hoerende) hoere();
}

export const useOffeneAkte = (): OffeneAkte | null => useSyncExternalStore(hoereZu, () => offen);

function hoereZu(hoere: () => void) {
	hoerende.add(hoere);
	return () => void hoerende.delete(hoere);
}
