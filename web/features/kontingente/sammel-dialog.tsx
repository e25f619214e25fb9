import { call } from '../../client/call.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { LaufFrage } from '../sammelaktion/lauf-frage.tsx';
import { KONTINGENTE_KEY } from './queries.ts';

const TEXT = KONTINGENTE.sammel;
const BETROFFEN = [KONTINGENTE_KEY] as const;

interface SammelDialogProps {
	zyklusID: string;
	einsatzstelleIDs: readonly string[];
	onClose: () => void;
	onFertig: () => void;
}

/** Approves what several Einsatzstellen asked for, after a question; then tells what each got. */
export const SammelDialog = ({ zyklusID, einsatzstelleIDs, ...zu }: SammelDialogProps) => (
	<LaufFrage
		titel={TEXT.titel}
		verb={TEXT.verb}
		beginne={(idempotencyKey) =>
			call('POST /v1/stammdaten/einsatzstellekontingent/genehmigungen', {
				body: { zyklusID, einsatzstelleIDs: [...einsatzstelleIDs] },
				idempotencyKey,
			})
		}
		invalidates={BETROFFEN}
		{...zu}
	>
		<p>{TEXT.text(einsatzstelleIDs.length)}</p>
	</LaufFrage>
);
