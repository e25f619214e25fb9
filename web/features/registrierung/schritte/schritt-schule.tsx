import { addiereMonate, maxDatum } from '#domain/datum.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { ANGABEN, FELD } from '../../../texte/zugang/registrierung.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow, TextAreaField, TextField } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { MultiSelectField, SelectField } from '../../../ui/fields/select-fields.tsx';
import { alterVon, wunschauswahl } from '../dienstartwahl.ts';
import { ankreuzfeld, type Formular, feld, wahlfeld } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import css from './felder.module.css';
import { Profilbild } from './profilbild.tsx';

export function SchrittSchule({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const { umfeld, parameter, zyklus } = nachschlag;
	return (
		<div className={css.felder}>
			<h2 className={css.titel}>{ANGABEN.wunsch}</h2>
			<SelectField
				required={umfeld.isDienstartWunschPflicht}
				clearable={!umfeld.isDienstartWunschPflicht}
				data={wunschauswahl(nachschlag, alterVon(formular.values, nachschlag))}
				{...feld(formular, 'dienstartWunschID')}
			/>
			<FieldRow columns="1fr 1fr">
				<SelectField clearable data={monate(zyklus, umfeld.heute)} {...feld(formular, 'gewuenschterBeginn')} />
				<NumberField unit={FELD.dauerEinheit} {...feld(formular, 'gewuenschteDauerMonate')} />
			</FieldRow>
			<MultiSelectField {...wahlfeld(formular, nachschlag, 'sportartIDs')} />
			<MultiSelectField {...wahlfeld(formular, nachschlag, 'taetigkeitsfeldIDs')} />
			{parameter.bewerbungIsAbfrageWohnraumunterstuetzung && (
				<div className={css.haken}>
					<CheckboxField {...ankreuzfeld(formular, 'isWohnraumunterstuetzung')} />
				</div>
			)}
			<section className={css.gruppe}>
				<h2 className={css.titel}>{ANGABEN.schule}</h2>
				<FieldRow columns="1fr 1fr">
					<SelectField clearable {...wahlfeld(formular, nachschlag, 'schulabschlussID')} />
					<SelectField clearable {...wahlfeld(formular, nachschlag, 'ausbildungID')} />
				</FieldRow>
				<TextField description={ANGABEN.taetigkeit} {...feld(formular, 'aktuelleTaetigkeit')} />
				<DateField description={ANGABEN.schulpflicht} {...feld(formular, 'schulpflichtErfuelltZum')} />
				<TextAreaField minRows={5} description={ANGABEN.motivation} {...feld(formular, 'motivation')} />
			</section>
			{parameter.bewerbungIsProfilbild && <Profilbild formular={formular} />}
		</div>
	);
}

/** Months a service of the cycle can begin in: from the one before it on (table: Vertrag, vertragsbeginn). */
function monate({ start, ende }: Nachschlag['zyklus'], heute: string) {
	const liste: { value: string; label: string }[] = [];
	const erster = `${maxDatum(addiereMonate(start, -1), heute).slice(0, 7)}-01`;
	for (let tag = erster; tag <= ende; tag = addiereMonate(tag, 1))
		liste.push({ value: tag.slice(0, 7), label: monatsname(tag.slice(0, 7)) });
	return liste;
}
