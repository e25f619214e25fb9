import { ANGABEN } from '../../../texte/zugang/registrierung.ts';
import { CheckboxField, FieldRow, TextField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { istMinderjaehrig } from '../angaben.ts';
import { ankreuzfeld, type Formular, feld } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { Erziehungsberechtigte } from './erziehungsberechtigte.tsx';
import css from './felder.module.css';
import { Telefonfeld } from './telefonfeld.tsx';
import { alsAuswahl } from './wahlliste.ts';

export function SchrittKontakt({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const { bewerbungShowIsUsingSignal: signal, bewerbungShowIsUsingWhatsapp: whatsapp } = nachschlag.parameter;
	return (
		<div className={css.felder}>
			<TextField required type="email" autoComplete="email" description={ANGABEN.email} {...feld(formular, 'email')} />
			<FieldRow columns="1fr 1fr">
				<Telefonfeld required formular={formular} pfad="mobil" />
				<Telefonfeld formular={formular} pfad="telefon" />
			</FieldRow>
			{(signal || whatsapp) && (
				<div className={css.haken}>
					{signal && <CheckboxField size="md" {...ankreuzfeld(formular, 'isSignal')} />}
					{whatsapp && <CheckboxField size="md" {...ankreuzfeld(formular, 'isWhatsapp')} />}
				</div>
			)}
			<div className={css.gruppe}>
				<FieldRow columns="minmax(0, 1fr) 120px">
					<TextField autoComplete="address-line1" {...feld(formular, 'strasse')} />
					<TextField {...feld(formular, 'hausnummer')} />
				</FieldRow>
				<TextField autoComplete="address-line2" {...feld(formular, 'adresszusatz')} />
				<FieldRow columns="152px minmax(0, 1fr) 152px">
					<TextField required autoComplete="postal-code" inputMode="numeric" {...feld(formular, 'plz')} />
					<TextField required autoComplete="address-level2" {...feld(formular, 'ort')} />
					<SelectField
						searchable
						allowDeselect={false}
						data={alsAuswahl(nachschlag.laender)}
						{...feld(formular, 'landID')}
					/>
				</FieldRow>
			</div>
			{istMinderjaehrig(formular.values, nachschlag.umfeld.heute) && (
				<Erziehungsberechtigte formular={formular} nachschlag={nachschlag} />
			)}
		</div>
	);
}
