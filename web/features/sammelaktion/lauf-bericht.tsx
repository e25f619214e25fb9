import { Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REGELN } from '../../texte/akte/akte.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Ansage } from './ansage.tsx';
import { Gruppe } from './gruppe.tsx';
import { type Lauf, laufQuery } from './queries.ts';
import css from './sammelaktion.module.css';

interface LaufBerichtProps {
	id: string;
	/** There the result takes the focus when it comes. */
	imDialog?: boolean;
	onBeendet?: (lauf: Lauf) => void;
}

/** How far a run is, and in the end what it did. */
export function LaufBericht({ id, imDialog = false, onBeendet }: LaufBerichtProps) {
	const client = useQueryClient();
	const query = useQuery(laufQuery(id));
	const beendet = query.data?.beendetAm ? query.data : null;
	useEffect(() => {
		if (!beendet) return;
		for (const queryKey of [['listen'], ['start'], ['akte'], ['sammelaktion', 'eigene']])
			void client.invalidateQueries({ queryKey });
		onBeendet?.(beendet);
	}, [client, beendet, onBeendet]);
	return (
		<Geladen query={query} failed={WithReason}>
			{(lauf) => (lauf.beendetAm ? <Ergebnis lauf={lauf} imDialog={imDialog} /> : <Fortschritt {...lauf} />)}
		</Geladen>
	);
}

function Fortschritt({ gesamt, erledigt, gesperrt }: Lauf) {
	const getan = erledigt + gesperrt;
	return (
		<Stack gap={8}>
			<ProgressBar label={SAMMEL.laeuft} done={getan} of={gesamt} />
			<Text variant="secondary" role="status">
				{SAMMEL.fortschritt(getan, gesamt)}
			</Text>
			<Text variant="secondary">{SAMMEL.laeuftText}</Text>
		</Stack>
	);
}

function Ergebnis({ lauf: { erledigt, gesperrt, zeilen }, imDialog }: { lauf: Lauf; imDialog: boolean }) {
	const ebene = imDialog ? 3 : 2;
	const getan = zeilen.filter((z) => z.gruende?.length === 0);
	const gruppen = Map.groupBy(
		zeilen.filter((z) => z.gruende?.length),
		(z) => z.gruende?.[0] ?? '',
	);
	return (
		<>
			<Ansage fokus={imDialog}>{SAMMEL.ergebnis(erledigt, gesperrt)}</Ansage>
			<div className={css.gruppen}>
				{[...gruppen].map(([code, betroffene]) => (
					<Gruppe
						key={code}
						ebene={ebene}
						art="gesperrt"
						titel={REGELN[code]?.titel ?? SAMMEL.andere[code] ?? SAMMEL.nichtErledigt}
						regel={/^G\d+$/.test(code) ? code : null}
						zeilen={betroffene.map((z) => ({ ...z, grund: null }))}
					/>
				))}
				{getan.length > 0 && (
					<Gruppe titel={SAMMEL.getan} ebene={ebene} art="geht" zeilen={getan.map((z) => ({ ...z, grund: null }))} />
				)}
			</div>
		</>
	);
}
