import { useId, useState } from 'react';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { AdressAuswahl, type Adresse } from './adress-auswahl.tsx';
import { usePersonBefehl } from './befehl.ts';
import { FormularDialog, type Maengel, maengelAus } from './formular-dialog.tsx';
import { Funktionswahl } from './funktionswahl.tsx';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.funktionen;
const LABELS = { adresseID: TEXT.adresse, funktionen: TEXT.funktionen };

/** Gives the person several functions at one address at once. */
export function FunktionDialog({ onClose }: { onClose: () => void }) {
	const id = useId();
	const { person } = usePerson();
	const [adresse, setAdresse] = useState<Adresse | null>(null);
	const [funktionen, setFunktionen] = useState<readonly string[]>([]);
	const [maengel, setMaengel] = useState<Maengel>({});
	const vorhandene = person.funktionen.filter((f) => f.adresseID === adresse?.id).map((f) => f.funktionID);
	const zuweisen = usePersonBefehl<string>({
		run: (adresseID, idempotencyKey) =>
			call('POST /v1/person/funktionen', {
				body: funktionen.map((funktionID) => ({ personID: person.id, adresseID, funktionID })),
				idempotencyKey,
			}),
		meldung: TEXT.zugewiesen,
		onDone: onClose,
		onRefused: (fehler) => setMaengel(maengelAus(fehler, LABELS)),
	});
	const sende = () => {
		const neue = funktionen.filter((f) => !vorhandene.includes(f));
		setMaengel({
			...(!adresse && { adresseID: TEXT.waehleAdresse }),
			...(neue.length === 0 && { funktionen: TEXT.waehleFunktion }),
		});
		if (adresse && neue.length > 0) zuweisen.execute(adresse.id);
	};
	return (
		<FormularDialog
			id={id}
			titel={TEXT.zuweisen}
			verb={TEXT.verb}
			geaendert={adresse !== null || funktionen.length > 0}
			laeuft={zuweisen.isRunning}
			labels={LABELS}
			maengel={maengel}
			fehler={zuweisen.error}
			onSend={sende}
			onClose={onClose}
		>
			<AdressAuswahl
				id={`${id}adresseID`}
				required
				data-autofocus
				value={adresse}
				onChange={setAdresse}
				error={maengel.adresseID}
			/>
			<Funktionswahl
				id={`${id}funktionen`}
				gewaehlt={funktionen}
				onChange={setFunktionen}
				error={maengel.funktionen ?? null}
				ohne={vorhandene}
			/>
		</FormularDialog>
	);
}
