import type { DragEvent } from 'react';
import type { Feldinhalt } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { inhaltswort } from './worte.ts';

/** What is being dragged from one place of the page to another. */
export interface Zug {
	readonly gezogen: Feldinhalt | null;
	readonly setze: (inhalt: Feldinhalt | null) => void;
}

/** For whatever holds an Angabe: it can be dragged onto a field. */
export const ziehbar = (zug: Zug, inhalt: Feldinhalt) => ({
	draggable: true,
	onDragStart: (event: DragEvent) => {
		event.dataTransfer.effectAllowed = 'copy';
		event.dataTransfer.setData('text/plain', inhaltswort(inhalt));
		zug.setze(inhalt);
	},
	onDragEnd: () => zug.setze(null),
});
