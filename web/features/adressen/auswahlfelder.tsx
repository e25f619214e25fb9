import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldRow } from '../../ui/fields/fields.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { sportartenQuery, taetigkeitsfelderQuery, type Wahleintrag, waehlbare } from '../stammlisten/wahllisten.ts';

type Mehrfach = 'sportartIDs' | 'taetigkeitsfeldIDs';
export type Auswahlfeld = Mehrfach | 'attribut1ID' | 'attribut2ID';

interface AuswahlfelderProps {
	/** What the form knows of a field. */
	feld: (name: Auswahlfeld) => { id: string; label?: string; error?: ReactNode; value?: unknown };
	/** Sports and activities belong to places volunteers serve at. */
	istPlatz: boolean;
}

/** What an address is grouped and found by. */
export function Auswahlfelder({ feld, istPlatz }: AuswahlfelderProps) {
	const { data: sportarten } = useQuery(sportartenQuery);
	const { data: taetigkeitsfelder } = useQuery(taetigkeitsfelderQuery);
	const gruppierungen = useGruppierungen();
	const mehrfach = (name: Mehrfach, eintraege: readonly Wahleintrag[] = []) => {
		const props = feld(name);
		return <MultiSelectField {...props} value={ids(props.value)} data={waehlbare(eintraege, ids(props.value))} />;
	};
	return (
		<>
			{istPlatz && (
				<FieldRow columns="1fr 1fr">
					{mehrfach('sportartIDs', sportarten)}
					{mehrfach('taetigkeitsfeldIDs', taetigkeitsfelder)}
				</FieldRow>
			)}
			{gruppierungen.length > 0 && (
				<FieldRow columns="1fr 1fr">
					{gruppierungen.map(({ feld: name, titel, eintraege }) => {
						const props = feld(name);
						const value = typeof props.value === 'string' ? props.value : null;
						const data = waehlbare(eintraege, value === null ? [] : [value]);
						return <SelectField key={name} clearable searchable {...props} label={titel} value={value} data={data} />;
					})}
				</FieldRow>
			)}
		</>
	);
}

const ids = (wert: unknown): string[] => (Array.isArray(wert) ? wert : []);
