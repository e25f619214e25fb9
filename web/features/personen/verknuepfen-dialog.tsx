import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { BenutzerAuswahl } from '../stammlisten/benutzer-auswahl.tsx';
import { useFormular } from './formular.ts';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.konto;
const LABELS = { userID: TEXT.benutzer };

/** Makes an account that exists the person's. */
export function VerknuepfenDialog({ onClose }: { onClose: () => void }) {
	const { person } = usePerson();
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
			<BenutzerAuswahl label={TEXT.benutzer} required data-autofocus {...formular.feld('userID')} />
		</FormularDialog>
	);
}
