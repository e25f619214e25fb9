import { useNavigate } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { EINGANG_KEY } from '../eingang/queries.ts';
import { type Eingabe, type Sammelaktion, type Sammelliste, VORHABEN } from './aktionen.ts';
import type { Lauf, Probezeile } from './queries.ts';

/** A negotiation that was under way doesn't come back with its draft. */
const VERHANDLUNG = 3000;

/** Takes back what a run did, where an opposite exists. `zeilen`: as they were before. */
export function useRueckgaengig(lauf: Lauf | null, zeilen: readonly Probezeile[], onBegonnen: () => void) {
	const navigate = useNavigate();
	const gegenteil = lauf && VORHABEN[lauf.aktion as Sammelaktion].gegenteil;
	const vorher = new Map(zeilen.map((z) => [z.eintragID, z.wunschstatus]));
	const ids = (lauf?.zeilen ?? [])
		.filter((z) => z.ergebnis === 'GETAN' && (vorher.get(z.eintragID) ?? VERHANDLUNG) < VERHANDLUNG)
		.map((z) => z.eintragID);
	const zurueck = useCommand({
		run: ({ aktion, liste }: { aktion: Sammelaktion; liste: Sammelliste }, idempotencyKey) =>
			call('POST /v1/sammelaktion', { body: { liste, eingabe: { aktion } as Eingabe, ids }, idempotencyKey }),
		invalidates: [['sammelaktion', 'eigene'], EINGANG_KEY],
		onDone: ({ data: { id } }) => {
			onBegonnen();
			void navigate({ to: '/admin/sammelaktionen/$id', params: { id } });
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	if (!lauf || !gegenteil || ids.length === 0) return null;
	const liste = lauf.liste as Sammelliste;
	return { anzahl: ids.length, isRunning: zurueck.isRunning, run: () => zurueck.execute({ aktion: gegenteil, liste }) };
}
