import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { FieldRow, ReadOnlyField } from '../../ui/fields/fields.tsx';
import { Eingabe, Text } from './eingaben.tsx';
import type { Mandant } from './queries.ts';
import { useFormularKontext } from './use-formular.ts';

type Beispiele = NonNullable<Mandant['vertragsnummerBeispiele']>;

/** How contracts are numbered, and which number comes next as it is set here. */
export function Vertragsnummern({ beispiele }: { beispiele: Beispiele }) {
	const { vertragsnummerModus: modus } = useFormularKontext().values;
	return (
		<>
			<Eingabe feld="vertragsnummerModus" />
			{modus === 'GLOBAL' && (
				<FieldRow columns="1fr 1fr">
					<Text feld="vertragsnummerPrefix" max={20} />
					<Eingabe feld="vertragsnummerNaechste" />
				</FieldRow>
			)}
			<ReadOnlyField label={T.nummern.naechste}>
				<Vorschau beispiele={beispiele} />
			</ReadOnlyField>
		</>
	);
}

function Vorschau({ beispiele }: { beispiele: Beispiele }) {
	const { vertragsnummerModus, vertragsnummerPrefix, vertragsnummerNaechste } = useFormularKontext().values;
	if (vertragsnummerModus === 'AUS') return T.nummern.vonHand;
	if (vertragsnummerModus === 'GLOBAL')
		return `${vertragsnummerPrefix}${String(vertragsnummerNaechste ?? '').padStart(4, '0')}`;
	if (beispiele.length === 0) return T.nummern.ohneZyklus;
	return beispiele.map(({ nummer }) => nummer).join(' · ');
}
