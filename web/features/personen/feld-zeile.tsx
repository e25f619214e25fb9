import { PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { bildadresse } from '../../client/bild.ts';
import { EditableRow } from '../../ui/edit-in-place/editable-row.tsx';
import { Picture } from '../../ui/edit-in-place/picture.tsx';
import { FeldBearbeitung } from './feld-bearbeitung.tsx';
import { type Feld, feldtext, wertVon } from './felder.ts';
import { usePerson } from './person-kontext.tsx';

/** One value of the person, edited in place. */
export function FeldZeile({ feld, hinweis }: { feld: Feld; hinweis?: string }) {
	const { person } = usePerson();
	const label = PERSON_BEZEICHNUNG[feld.feld];
	const wert =
		feld.art === 'titel' ? (
			person.titel
		) : feld.art === 'bild' && person.bildUploadID ? (
			<Picture src={bildadresse(person.bildUploadID)} alt={label} />
		) : (
			feldtext(wertVon(person, feld))
		);
	return (
		<EditableRow
			name={feld.feld}
			label={label}
			value={wert}
			editor={(onClose) => <FeldBearbeitung {...{ feld, label, hinweis, onClose }} />}
		/>
	);
}
