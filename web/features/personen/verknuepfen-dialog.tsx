import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { benutzerQuery } from '../stammlisten/queries.ts';
import { useFormular } from './formular.ts';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.konto;
const LABELS = { userID: TEXT.benutzer };

/** Makes an account that exists the person's. */
export function VerknuepfenDialog({ onClose }: { onClose: () => void }) {
	const { person } = usePerson();
	const { data: benutzer = [], isPending } = useQuery(benutzerQuery);
	const formular = useFormular<{ userID: string | null }>({
		initialValues: { userID: null },
		labels: LABELS,
		pruefe: ({ userID }): Record<string, string> => (userID ? {} : { userID: TEXT.waehleKonto }),
		run: ({ userID }, idempotencyKey) =>
			call('POST /v1/person/link-user', { body: { personID: person.id, userID: userID ?? '' }, idempotencyKey }),
		meldung: TEXT.verknuepft,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} titel={TEXT.verknuepfen} verb={TEXT.verknuepfen} onClose={onClose}>
			<p>{TEXT.verknuepfenText}</p>
			<SelectField
				label={TEXT.benutzer}
				required
				searchable
				pending={isPending}
				data-autofocus
				data={benutzer.map(({ id: value, name: label }) => ({ value, label }))}
				{...formular.feld('userID')}
			/>
		</FormularDialog>
	);
}
