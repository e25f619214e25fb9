import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { AdressAuswahl, type Adresse } from './adress-auswahl.tsx';
import { useFormular } from './formular.ts';
import { Funktionswahl } from './funktionswahl.tsx';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.funktionen;
const LABELS = { adresseID: TEXT.adresse, funktionen: TEXT.funktionen };

interface Werte extends Record<string, unknown> {
	adresseID: Adresse | null;
	funktionen: readonly string[];
}

/** Gives the person several functions at one address at once. */
export function FunktionDialog({ onClose }: { onClose: () => void }) {
	const { person } = usePerson();
	const vorhandene = (adresse: Adresse | null) =>
		person.funktionen.filter((f) => f.adresseID === adresse?.id).map((f) => f.funktionID);
	const neue = ({ adresseID, funktionen }: Werte) => funktionen.filter((f) => !vorhandene(adresseID).includes(f));
	const formular = useFormular<Werte>({
		initialValues: { adresseID: null, funktionen: [] },
		labels: LABELS,
		pruefe: (werte) => ({
			...(!werte.adresseID && { adresseID: TEXT.waehleAdresse }),
			...(neue(werte).length === 0 && { funktionen: TEXT.waehleFunktion }),
		}),
		run: (werte, idempotencyKey) =>
			call('POST /v1/person/funktionen', {
				body: werte.funktionen.map((funktionID) => ({
					personID: person.id,
					adresseID: werte.adresseID?.id ?? '',
					funktionID,
				})),
				idempotencyKey,
			}),
		meldung: TEXT.zugewiesen,
		onDone: onClose,
	});
	const { form, id } = formular;
	const { adresseID, funktionen } = form.values;
	return (
		<FormularDialog formular={formular} titel={TEXT.zuweisen} verb={TEXT.verb} onClose={onClose}>
			<AdressAuswahl
				id={`${id}adresseID`}
				required
				data-autofocus
				value={adresseID}
				onChange={(adresse) => form.setFieldValue('adresseID', adresse)}
				error={form.errors.adresseID}
			/>
			<Funktionswahl
				id={`${id}funktionen`}
				gewaehlt={funktionen}
				onChange={(wahl) => form.setFieldValue('funktionen', wahl)}
				error={form.errors.funktionen}
				ohne={vorhandene(adresseID)}
			/>
		</FormularDialog>
	);
}
