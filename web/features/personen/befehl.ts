import type { ApiFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { toast } from '../../ui/toast.tsx';
import { usePerson } from './person-kontext.tsx';
import { betroffen } from './queries.ts';

interface Gegenteil {
	run: (idempotencyKey: string) => Promise<unknown>;
	meldung: string;
}

interface Befehl<V> {
	run: (input: V, idempotencyKey: string) => Promise<unknown>;
	/** Toast afterwards. */
	meldung: string | ((input: V) => string);
	/** Where an opposite exists, the toast offers it. */
	gegenteil?: (input: V) => Gegenteil;
	onDone?: () => void;
	/** Left out: the refusal is told by a toast. */
	onRefused?: (fehler: ApiFehler) => void;
}

/** A command on the person shown: refreshes the page, says so, and offers the way back where there is one. */
export function usePersonBefehl<V>({ run, meldung, gegenteil, onDone, onRefused }: Befehl<V>) {
	const { person } = usePerson();
	const invalidates = betroffen(person.id);
	const zurueck = useCommand<Gegenteil, unknown>({
		run: (g, key) => g.run(key),
		invalidates,
		onDone: (_, g) => toast.success(g.meldung),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return useCommand<V, unknown>({
		run,
		invalidates,
		onRefused: onRefused ?? ((fehler) => toast.error(fehler.message)),
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
