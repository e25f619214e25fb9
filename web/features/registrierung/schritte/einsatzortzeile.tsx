import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { REGISTRIERUNG, STELLEN } from '../../../texte/zugang/registrierung.ts';
import { Ampel } from '../../../ui/figures/ampel.tsx';
import { angeboten } from '../dienstartwahl.ts';
import type { Nachschlag } from '../nachschlag.ts';
import type { Einsatzort } from '../queries.ts';
import css from './stellen.module.css';

interface EinsatzortzeileProps {
	ort: Einsatzort;
	nachschlag: Nachschlag;
	/** Marking it, or why that isn't possible. */
	children: ReactNode;
}

/** A place as applicants compare it: where, what, from which age, and whether there is room. */
export function Einsatzortzeile({ ort, nachschlag, children }: EinsatzortzeileProps) {
	const dienstarten = angeboten(nachschlag, ort.dienstartIDs).map(({ kurz }) => kurz);
	const zusatz = [dienstarten.join(', '), alter(ort)].filter(Boolean).join(' · ');
	return (
		<li className={css.zeile}>
			<Box miw={0} flex="1 1 240px">
				<Title order={3}>{ort.bezeichnung}</Title>
				<Text variant="secondary">{REGISTRIERUNG.ort(ort.plz ?? '', ort.ort ?? '')}</Text>
				{zusatz && <Text variant="hint">{zusatz}</Text>}
			</Box>
			<Stack gap={4} align="flex-end" flex="0 1 240px" ta="end">
				{ort.hatFreiePlaetze !== null && (
					<Ampel state={ort.hatFreiePlaetze ? 'ok' : 'check'}>
						{ort.hatFreiePlaetze ? STELLEN.plaetzeFrei : STELLEN.nurWarteliste}
					</Ampel>
				)}
				{children}
			</Stack>
		</li>
	);
}

function alter({ mindestalter: min, hoechstalter: max }: Einsatzort): string {
	if (min !== null && max !== null) return STELLEN.alter(min, max);
	if (min !== null) return STELLEN.abAlter(min);
	return max === null ? '' : STELLEN.bisAlter(max);
}
