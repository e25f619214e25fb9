import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { SwitchField } from '../../../ui/fields/option-fields.tsx';
import { Span } from '../../../ui/span.ts';
import { useFeldnamen } from '../daten/feldnamen.ts';
import type { Freiwilliger, Stand } from '../typen.ts';
import { type Gegenueberstellung, gleicheSeminare, gleiches } from './gleiches.ts';
import css from './stand.module.css';
import { Vergleichstabelle } from './vergleichstabelle.tsx';

const GRUPPEN: readonly Gegenueberstellung['gruppe'][] = [
	'Status',
	'Einsatzorte',
	'Vertrag',
	'Dokumente',
	'Seminare',
	'Persönliche Daten',
	'Erziehungsberechtigte',
];

interface UnterschiedeProps {
	stand: Stand;
	jetzt: Freiwilliger;
	heute: string;
}

/** Then and now beside each other; on request with what hasn't changed. */
export function Unterschiede({ stand, jetzt, heute }: UnterschiedeProps) {
	const [nurUnterschiede, setNur] = useState(true);
	const namen = useFeldnamen();
	const { unterschiede, freiwilliger: damals } = stand;
	const gleich = nurUnterschiede || !damals ? [] : [...gleiches(damals, jetzt, namen), ...gleicheSeminare(stand)];
	return (
		<>
			<Group gap={12} justify="space-between" mb={8} mih={32}>
				<h2 className={css.titel}>
					{STAND.unterschiede}{' '}
					<Span variant="muted" fz="md" fw={400}>
						{unterschiede.length}
					</Span>
				</h2>
				<SwitchField
					label={STAND.nurUnterschiede}
					checked={nurUnterschiede}
					onChange={(event) => setNur(event.currentTarget.checked)}
				/>
			</Group>
			{unterschiede.length + gleich.length === 0 ? (
				<Text variant="muted">{STAND.keine}</Text>
			) : (
				<Vergleichstabelle
					zeilen={sortiert([...unterschiede, ...gleich])}
					vorher={STAND.am(formatDatum(stand.am))}
					nachher={STAND.jetzt(formatDatum(heute))}
				/>
			)}
		</>
	);
}

/** What differs first, then what hasn't changed, within each group. */
const sortiert = (zeilen: readonly Gegenueberstellung[]): readonly Gegenueberstellung[] =>
	zeilen.toSorted((a, b) => GRUPPEN.indexOf(a.gruppe) - GRUPPEN.indexOf(b.gruppe));
