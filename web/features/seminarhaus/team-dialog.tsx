import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { MultiSelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Seminarhaus } from '../seminare/haus-query.ts';
import { leitungenQuery } from '../seminare/queries.ts';

interface TeamDialogProps {
	seminarID: string;
	/** The leader, who is there anyway. */
	leitungPersonID: string | null;
	team: Seminarhaus['team'];
	onClose: () => void;
}

/** Who leads beside the leader: sleeps and eats there as well. */
export function TeamDialog({ seminarID, leitungPersonID, team, onClose }: TeamDialogProps) {
	const { data: leitungen = [], isPending } = useQuery(leitungenQuery);
	const formular = useFormular({
		initialValues: { personIDs: team.map(({ id }) => id) },
		labels: { personIDs: T.teamFeld },
		run: ({ personIDs }, idempotencyKey) =>
			call('PUT /v1/seminar/{id}/haus/team', { params: { id: seminarID }, body: { personIDs }, idempotencyKey }),
		meldung: T.teamGespeichert,
		invalidates: betroffen(seminarID),
		onDone: onClose,
	});
	const { feld } = formular;
	const bekannt = new Map([...team, ...leitungen].map(({ id, name }) => [id, name]));
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.team} verb={UI.speichern}>
			<MultiSelectField
				label={T.teamFeld}
				description={T.teamHilfe}
				searchable
				data-autofocus
				pending={isPending}
				data={[...bekannt].filter(([id]) => id !== leitungPersonID).map(([value, label]) => ({ value, label }))}
				{...feld('personIDs')}
			/>
		</FormularDialog>
	);
}
