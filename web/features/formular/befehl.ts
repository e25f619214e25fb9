import type { QueryKey } from '@tanstack/react-query';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { zeigeAblehnung } from './ablehnung.tsx';

/** What takes an act back, and the words when it is done. */
export interface Gegenteil {
	run: (idempotencyKey: string) => Promise<unknown>;
	meldung: string;
	/** Whom the act was about, where its own words don't say so. */
	wer?: string;
}

export interface Befehl<V, R = unknown> {
	run: (input: V, idempotencyKey: string) => Promise<R>;
	/** Toast afterwards: who or what has changed; null: it shows by itself. */
	meldung: string | ((input: V, antwort: R) => string | null);
	/** Where an opposite exists, the toast offers it. */
	gegenteil?: ((input: V) => Gegenteil | null) | undefined;
	onDone?: ((antwort: R, input: V) => void) | undefined;
	/** Left out: the refusal is told by a toast. */
	onRefused?: ((fehler: ApiFehler) => void) | undefined;
}

/** A command that refreshes what it may have changed, says so, and offers the way back where there is one. */
export function useBefehl<V, R = unknown>(befehl: Befehl<V, R> & { invalidates: readonly QueryKey[] }) {
	const { run, meldung, gegenteil, invalidates } = befehl;
	const zurueck = useCommand<Gegenteil, unknown>({
		run: (g, key) => g.run(key),
		invalidates,
		onDone: (_, g) => toast.success(g.meldung),
		onRefused: zeigeAblehnung,
	});
	return useCommand<V, R>({
		run,
		invalidates,
		onRefused: befehl.onRefused ?? zeigeAblehnung,
		onDone: (antwort, input) => {
			const g = gegenteil?.(input);
			const text = typeof meldung === 'string' ? meldung : meldung(input, antwort);
			const worte = [text, g?.wer].filter(Boolean).join(': ');
			if (text) toast.success(worte, g ? { action: { label: UI.rueckgaengig, run: () => zurueck.execute(g) } } : {});
			befehl.onDone?.(antwort, input);
		},
	});
}
