import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { FieldRow } from '../../ui/fields/fields.tsx';
import { FeldEingabe } from '../akte/daten/feld-eingabe.tsx';
import { FELDER, PFLICHT } from './angaben.ts';
import { type Erfassung, feldId } from './use-erfassung.ts';

interface FelderSchrittProps {
	erfassung: Erfassung;
	schritt: 'person' | 'kontakt';
	heute: string;
}

/** The personal fields of a step. */
export function FelderSchritt({ erfassung, schritt, heute }: FelderSchrittProps) {
	const { angaben, setAngaben, fehler } = erfassung;
	return (
		<FieldRow columns="1fr 1fr">
			{FELDER[schritt].map((feld) => {
				const pflicht = PFLICHT.includes(feld.feld);
				return (
					<FeldEingabe
						key={feld.feld}
						id={feldId(feld.feld)}
						feld={feld}
						label={FELD_BEZEICHNUNG[feld.feld]}
						required={pflicht}
						fest={pflicht}
						heute={heute}
						error={fehler[feld.feld]}
						value={angaben.person[feld.feld]}
						onChange={(wert) =>
							setAngaben((bisher) => ({ ...bisher, person: { ...bisher.person, [feld.feld]: wert } }))
						}
					/>
				);
			})}
		</FieldRow>
	);
}
