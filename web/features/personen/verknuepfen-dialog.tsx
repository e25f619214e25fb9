import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { SelectField } from '../../ui/fields.tsx';
import { benutzerQuery } from '../akte/queries.ts';
import { usePersonBefehl } from './befehl.ts';
import { FormularDialog, type Maengel, maengelAus } from './formular-dialog.tsx';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.konto;
const LABELS = { userID: TEXT.benutzer };

/** Makes an account that exists the person's. */
export function VerknuepfenDialog({ onClose }: { onClose: () => void }) {
	const id = useId();
	const { person } = usePerson();
	const { data: benutzer = [] } = useQuery(benutzerQuery);
	const [userID, setUserID] = useState<string | null>(null);
	const [maengel, setMaengel] = useState<Maengel>({});
	const verknuepfen = usePersonBefehl<string>({
		run: (wahl, idempotencyKey) =>
			call('POST /v1/person/link-user', { body: { personID: person.id, userID: wahl }, idempotencyKey }),
		meldung: TEXT.verknuepft,
		onDone: onClose,
		onRefused: (fehler) => setMaengel(maengelAus(fehler, LABELS)),
	});
	const sende = () => {
		setMaengel(userID ? {} : { userID: TEXT.waehleKonto });
		if (userID) verknuepfen.execute(userID);
	};
	return (
		<FormularDialog
			id={id}
			titel={TEXT.verknuepfen}
			verb={TEXT.verknuepfen}
			geaendert={userID !== null}
			laeuft={verknuepfen.isRunning}
			labels={LABELS}
			maengel={maengel}
			fehler={verknuepfen.error}
			onSend={sende}
			onClose={onClose}
		>
			<p>{TEXT.verknuepfenText}</p>
			<SelectField
				id={`${id}userID`}
				label={TEXT.benutzer}
				required
				searchable
				data-autofocus
				data={benutzer.map(({ id: value, name: label }) => ({ value, label }))}
				value={userID}
				onChange={setUserID}
				error={maengel.userID}
			/>
		</FormularDialog>
	);
}
