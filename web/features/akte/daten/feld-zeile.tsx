import type { ReactNode } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { bildadresse } from '../../../client/bild.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { EditableRow } from '../../../ui/edit-in-place/editable-row.tsx';
import { Picture } from '../../../ui/edit-in-place/picture.tsx';
import { Ampel } from '../../../ui/figures/ampel.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Einwilligung } from './einwilligung.tsx';
import { EmailAenderung } from './email-aenderung.tsx';
import { FeldBearbeitung } from './feld-bearbeitung.tsx';
import { useFeldnamen } from './feldnamen.ts';
import { NoetigAb, useNoetigAb } from './noetig-ab.tsx';
import { type Feld, hinweisZu, personentext } from './personenfelder.ts';

interface FeldZeileProps {
	feld: Feld;
	label?: string;
	/** Stands in for a value that isn't to be seen yet; with the button that shows it. */
	verdeckt?: ReactNode;
}

/** One value of the volunteer, edited in place. */
export function FeldZeile({ feld, label = FELD_BEZEICHNUNG[feld.feld], verdeckt }: FeldZeileProps) {
	const { freiwilliger } = useAkte();
	const text = personentext(feld, freiwilliger[feld.feld], useFeldnamen());
	const bild = feld.art === 'bild' && freiwilliger.profilbildUploadID;
	const ziel = useNoetigAb(feld.feld);
	const istVerdeckt = Boolean(verdeckt) && text !== null;
	const einwilligung = freiwilliger.einwilligungen.find((eine) => eine.feld === feld.feld);
	const hinweis = freiwilliger.ungeprueft.includes(feld.feld)
		? DATEN.ungeprueft
		: hinweisZu(feld.feld, text ?? '', freiwilliger.geburtsdatum);
	return (
		<EditableRow
			name={feld.feld}
			label={label}
			value={
				istVerdeckt ? (
					verdeckt
				) : bild ? (
					<Picture src={bildadresse(bild)} alt={label} />
				) : einwilligung ? (
					<>
						{text}
						<Einwilligung stand={einwilligung} />
					</>
				) : (
					text
				)
			}
			empty={feld.art === 'janein' ? DATEN.unbeantwortet : undefined}
			editable={freiwilliger.schreibbar.includes(feld.feld) && !istVerdeckt}
			editor={(onClose) => <FeldBearbeitung feld={feld} label={label} onClose={onClose} />}
			aside={
				feld.feld === 'email' ? (
					<EmailAenderung />
				) : text === null ? (
					ziel !== undefined && <NoetigAb ziel={ziel} />
				) : (
					hinweis !== null && !istVerdeckt && <Ampel state="check">{hinweis}</Ampel>
				)
			}
		/>
	);
}
