import { useNavigate } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SAMMEL } from '../../texte/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { type Eingabe, type Sammelaktion, VORHABEN } from './aktionen.ts';
import type { Lauf, Probezeile } from './queries.ts';

interface RueckgaengigProps {
	lauf: Lauf;
	/** As they were before. */
	zeilen: readonly Probezeile[];
	onBegonnen: () => void;
}

/** A negotiation that was under way doesn't come back with its draft. */
const VERHANDLUNG = 3000;

/** Takes back what was done, where an opposite exists. */
export function Rueckgaengig({ lauf, zeilen, onBegonnen }: RueckgaengigProps) {
	const navigate = useNavigate();
	const { gegenteil } = VORHABEN[lauf.aktion as Sammelaktion];
	const vorher = new Map(zeilen.map((z) => [z.eintragID, z.wunschstatus]));
	const ids = lauf.zeilen
		.filter((z) => z.gruende?.length === 0 && (vorher.get(z.eintragID) ?? VERHANDLUNG) < VERHANDLUNG)
		.map((z) => z.eintragID);
	const zurueck = useCommand({
		run: (aktion: Sammelaktion, idempotencyKey) =>
			call('POST /v1/sammelaktion', {
				body: { liste: lauf.liste, eingabe: { aktion } as Eingabe, ids },
				idempotencyKey,
			}),
		invalidates: [['sammelaktion', 'eigene']],
		onDone: ({ data: { id } }) => {
			onBegonnen();
			void navigate({ to: '/admin/sammelaktionen/$id', params: { id } });
		},
	});
	if (!gegenteil || ids.length === 0) return null;
	return (
		<>
			{zurueck.error && <ErrorBox text={zurueck.error.message} />}
			<div>
				<Button
					icon={VORHABEN.reaktivieren.icon}
					loading={zurueck.isRunning}
					onClick={() => zurueck.execute(gegenteil)}
				>
					{SAMMEL.rueckgaengig(ids.length)}
				</Button>
			</div>
		</>
	);
}
