import type { QueryKey } from '@tanstack/react-query';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { toast } from '../../ui/toast.tsx';
import { useAkte } from './akte-kontext.tsx';
import { akteKeys } from './queries.ts';

/** What a command on the file may have changed: the file itself, and every list and number it counts in. */
export const betroffen = (id: string): readonly QueryKey[] => [akteKeys.akte(id), ['listen'], ['start']];

interface Gegenteil {
	run: () => Promise<unknown>;
	meldung: string;
}

interface AkteBefehl<V> {
	run: (input: V, idempotencyKey: string) => Promise<unknown>;
	/** Toast afterwards: who or what has changed. */
	meldung: string | ((input: V) => string);
	/** Where an opposite exists, the toast offers it. */
	gegenteil?: (input: V) => Gegenteil | null;
	onDone?: () => void;
	onRefused?: (fehler: ApiFehler) => void;
}

/** A command on the file shown: refreshes it, says so, and offers the way back where there is one. */
export function useAkteBefehl<V>({ run, meldung, gegenteil, onDone, onRefused }: AkteBefehl<V>) {
	const { freiwilliger } = useAkte();
	const invalidates = betroffen(freiwilliger.id);
	const zurueck = useCommand<Gegenteil, unknown>({
		run: (g) => g.run(),
		invalidates,
		onDone: (_, g) => toast.success(g.meldung),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return useCommand<V, unknown>({
		run,
		invalidates,
		onRefused,
		onDone: (_, input) => {
			const g = gegenteil?.(input);
			toast.success(
				typeof meldung === 'string' ? meldung : meldung(input),
				g ? { action: { label: UI.rueckgaengig, run: () => zurueck.execute(g) } } : {},
			);
			onDone?.();
		},
	});
}
