import { Group, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { MAX_ERZIEHUNGSBERECHTIGTE } from '#domain/felder/erziehungsberechtigter.ts';
import { ANGABEN, FELD } from '../../../texte/zugang/registrierung.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, FieldRow, TextField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { LEERE_PERSON } from '../angaben.ts';
import { ankreuzfeld, type Formular, feld, feldID } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import css from './felder.module.css';
import { Telefonfeld } from './telefonfeld.tsx';
import { alsAuswahl } from './wahlliste.ts';

const ARTEN = Object.entries(ERZIEHUNGSBERECHTIGTER_ART).map(([value, label]) => ({ value, label }));

/** For minors, and not required yet. */
export function Erziehungsberechtigte({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const { erziehungsberechtigte: personen } = formular.values;
	const richteFokus = useFokusDanach(personen.length);
	return (
		<section id={feldID('erziehungsberechtigte')} tabIndex={-1} className={css.gruppe}>
			<div>
				<h2 className={css.titel}>{FELD.erziehungsberechtigte}</h2>
				<Text variant="hint" mt={2}>
					{ANGABEN.personenText}
				</Text>
			</div>
			{personen
				.map((_, i) => i)
				.map((i) => (
					<Person
						key={i}
						formular={formular}
						i={i}
						nachschlag={nachschlag}
						onEntfernt={() => richteFokus(HINZUFUEGEN)}
					/>
				))}
			{personen.length < MAX_ERZIEHUNGSBERECHTIGTE && (
				<Button
					id={HINZUFUEGEN}
					size="lg"
					className={css.links}
					icon={IconPlus}
					onClick={() => {
						formular.insertListItem('erziehungsberechtigte', LEERE_PERSON);
						richteFokus(feldID(`erziehungsberechtigte.${personen.length}.art`));
					}}
				>
					{ANGABEN.personHinzufuegen}
				</Button>
			)}
		</section>
	);
}

const HINZUFUEGEN = 'person-hinzufuegen';

/** The focus goes on where one goes on: to what was added or, when somebody was taken away, to the way to add one. */
function useFokusDanach(anzahl: number): (id: string) => void {
	const ziel = useRef<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the number has changed, what takes the focus is there
	useEffect(() => {
		if (ziel.current) document.getElementById(ziel.current)?.focus();
		ziel.current = null;
	}, [anzahl]);
	return (id) => {
		ziel.current = id;
	};
}

const ADRESSE = ['strasse', 'hausnummer', 'plz', 'ort', 'landID'] as const;

interface PersonProps {
	formular: Formular;
	i: number;
	nachschlag: Nachschlag;
	onEntfernt: () => void;
}

function Person({ formular, i, nachschlag, onEntfernt }: PersonProps) {
	const { laender, umfeld } = nachschlag;
	const pfad = (name: string) => `erziehungsberechtigte.${i}.${name}`;
	// The link to sign goes there.
	const brauchtEmail = umfeld.pdfSignatures && formular.values.erziehungsberechtigte[i]?.isUnterschriftErforderlich;
	const uebernehmen = () => {
		for (const name of ADRESSE) formular.setFieldValue(pfad(name), formular.values[name]);
	};
	return (
		<section className={css.person} aria-label={ANGABEN.person(i)}>
			<Group gap={16} align="baseline" justify="space-between">
				<h3 className={css.titel}>{ANGABEN.person(i)}</h3>
				<Button
					variant="quiet"
					icon={IconX}
					onClick={() => {
						formular.removeListItem('erziehungsberechtigte', i);
						onEntfernt();
					}}
				>
					{ANGABEN.personEntfernen}
				</Button>
			</Group>
			<FieldRow columns="1fr 1fr 1fr">
				<SelectField required data={ARTEN} {...feld(formular, pfad('art'))} />
				<TextField required {...feld(formular, pfad('vorname'))} />
				<TextField required {...feld(formular, pfad('nachname'))} />
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<TextField required={brauchtEmail} type="email" {...feld(formular, pfad('email'))} />
				<Telefonfeld formular={formular} pfad={pfad('telefon')} />
			</FieldRow>
			<Button size="lg" className={css.links} onClick={uebernehmen}>
				{ANGABEN.adresseUebernehmen}
			</Button>
			<FieldRow columns="minmax(0, 1fr) 120px">
				<TextField {...feld(formular, pfad('strasse'))} />
				<TextField {...feld(formular, pfad('hausnummer'))} />
			</FieldRow>
			<FieldRow columns="152px minmax(0, 1fr) 152px">
				<TextField {...feld(formular, pfad('plz'))} />
				<TextField {...feld(formular, pfad('ort'))} />
				<SelectField searchable allowDeselect={false} data={alsAuswahl(laender)} {...feld(formular, pfad('landID'))} />
			</FieldRow>
			<div className={css.haken}>
				<CheckboxField {...ankreuzfeld(formular, pfad('isUnterschriftErforderlich'))} />
				<CheckboxField {...ankreuzfeld(formular, pfad('isAlleinigesSorgerecht'))} />
			</div>
		</section>
	);
}
