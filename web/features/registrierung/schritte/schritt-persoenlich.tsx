import { addiereMonate } from '#domain/datum.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { ANGABEN } from '../../../texte/zugang/registrierung.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow, TextField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { type Formular, feld, wahlfeld } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { AndereDienstart } from './andere-dienstart.tsx';
import css from './felder.module.css';
import { alsAuswahl } from './wahlliste.ts';

const GESCHLECHTER = Object.entries(AUSWAHL.geschlecht).map(([value, label]) => ({ value, label }));

/** Where the calendar opens. */
const UEBLICHES_ALTER = 18;

interface SchrittPersoenlichProps {
	formular: Formular;
	nachschlag: Nachschlag;
}

export function SchrittPersoenlich({ formular, nachschlag }: SchrittPersoenlichProps) {
	const { laender, umfeld } = nachschlag;
	return (
		<div className={css.felder}>
			<FieldRow columns="1fr 1fr">
				<TextField required autoComplete="given-name" {...feld(formular, 'vorname')} />
				<TextField required autoComplete="family-name" {...feld(formular, 'nachname')} />
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<SelectField required data={GESCHLECHTER} {...feld(formular, 'geschlecht')} />
				<DateField
					required
					autoComplete="bday"
					maxDate={umfeld.heute}
					defaultLevel="decade"
					defaultDate={addiereMonate(umfeld.heute, -UEBLICHES_ALTER * 12)}
					{...feld(formular, 'geburtsdatum')}
				/>
			</FieldRow>
			<AndereDienstart formular={formular} nachschlag={nachschlag} />
			<FieldRow columns="1fr 1fr">
				<SelectField clearable {...wahlfeld(formular, nachschlag, 'titelID')} />
			</FieldRow>
			<section className={css.gruppe}>
				<h2 className={css.titel}>{ANGABEN.spaeterNoetig}</h2>
				<FieldRow columns="1fr 1fr">
					<TextField {...feld(formular, 'geburtsname')} />
					<TextField {...feld(formular, 'geburtsort')} />
				</FieldRow>
				<FieldRow columns="1fr 1fr">
					<SelectField searchable clearable data={alsAuswahl(laender)} {...feld(formular, 'geburtslandID')} />
					<SelectField searchable clearable data={alsAuswahl(laender)} {...feld(formular, 'staatsangehoerigkeitID')} />
				</FieldRow>
			</section>
		</div>
	);
}
