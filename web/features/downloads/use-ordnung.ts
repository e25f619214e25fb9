import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../client/call.ts';
import type { ResponseOf } from '../../client/contract.ts';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { anStelleVon } from './ordnung.ts';
import { DOWNLOADS_KEY, type Download, downloadsQuery } from './queries.ts';

interface Zug {
	readonly id: string;
	/** Whose place it takes. */
	readonly ziel: string;
	/** Said by words where nobody saw it move. */
	readonly mitWorten: boolean;
}

export type Ordnung = ReturnType<typeof useOrdnung>;

/**
 * Moves downloads: dragged by the mouse, by the menu from the keyboard. `gezeigt`: those on the page, maybe a selection;
 * what isn't shown keeps its place among them.
 */
export function useOrdnung(alle: readonly Download[], gezeigt: readonly Download[]) {
	const queryClient = useQueryClient();
	const [gezogen, setGezogen] = useState<string | null>(null);
	const [ueber, setUeber] = useState<string | null>(null);
	const befehl = useBefehl<Zug, ResponseOf<'PUT /v1/download/pos'>>({
		run: ({ id, ziel }, idempotencyKey) => {
			const body = anStelleVon(
				alle.map((d) => d.id),
				id,
				ziel,
			);
			// It lies where it was put at once.
			queryClient.setQueryData(downloadsQuery.queryKey, geordnet(alle, body));
			return call('PUT /v1/download/pos', { body, idempotencyKey });
		},
		meldung: ({ id, mitWorten }, { data }) => {
			const titel = alle.find((d) => d.id === id)?.titel ?? '';
			const pos = data.find((d) => d.id === id)?.pos ?? 0;
			return mitWorten ? T.verschoben(titel, pos) : null;
		},
		onRefused: (fehler) => {
			toast.error(fehler.message);
			void queryClient.invalidateQueries({ queryKey: DOWNLOADS_KEY });
		},
		invalidates: [DOWNLOADS_KEY],
	});
	const nachbar = (id: string, um: -1 | 1) => gezeigt[gezeigt.findIndex((d) => d.id === id) + um]?.id;
	return {
		gezogen,
		/** Over which one the dragged one is held. */
		ueber,
		/** The menu's way; undefined: it is at the end already. */
		schritt(id: string, um: -1 | 1) {
			const ziel = nachbar(id, um);
			return ziel === undefined ? undefined : () => befehl.execute({ id, ziel, mitWorten: true });
		},
		/** Props of what can be dragged and dropped upon. */
		zug: (id: string) => ({
			draggable: true,
			onDragStart: (event: DragEvent) => {
				event.dataTransfer.effectAllowed = 'move';
				setGezogen(id);
			},
			onDragEnd: () => {
				setGezogen(null);
				setUeber(null);
			},
			onDragOver: (event: DragEvent) => {
				if (gezogen === null) return;
				event.preventDefault();
				setUeber(id);
			},
			onDrop: (event: DragEvent) => {
				event.preventDefault();
				if (gezogen !== null && gezogen !== id) befehl.execute({ id: gezogen, ziel: id, mitWorten: false });
			},
		}),
	};
}

const geordnet = (downloads: readonly Download[], ids: readonly string[]): Download[] =>
	downloads.map((d) => ({ ...d, pos: ids.indexOf(d.id) + 1 })).sort((a, b) => a.pos - b.pos);
