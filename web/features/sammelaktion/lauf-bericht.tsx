import { Stack, Text } from '@mantine/core';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REGELN } from '../../texte/akte/akte.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Ansage } from './ansage.tsx';
import { Gruppe } from './gruppe.tsx';
import { Mahnbriefe } from './mahnbriefe.tsx';
import { LAEUFE_KEY, type Lauf, laufQuery } from './queries.ts';
import css from './sammelaktion.module.css';

interface LaufBerichtProps {
	id: string;
	/** There the result takes the focus when it comes. */
	imDialog?: boolean;
	/** What it changes besides. */
	invalidates?: readonly QueryKey[];
	onBeendet?: (lauf: Lauf) => void;
}

const NICHTS: readonly QueryKey[] = [];
const IMMER: readonly QueryKey[] = [['listen'], ['start'], ['akte'], LAEUFE_KEY];

/** How far a run is, and in the end what it did. */
export function LaufBericht({ id, imDialog = false, invalidates = NICHTS, onBeendet }: LaufBerichtProps) {
	const client = useQueryClient();
	const query = useQuery(laufQuery(id));
	const beendet = query.data?.beendetAm ? query.data : null;
	useEffect(() => {
		if (!beendet) return;
		for (const queryKey of [...IMMER, ...invalidates]) void client.invalidateQueries({ queryKey });
		onBeendet?.(beendet);
	}, [client, beendet, onBeendet, invalidates]);
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

type Zeile = Lauf['zeilen'][number];

function Ergebnis({ lauf, imDialog }: { lauf: Lauf; imDialog: boolean }) {
	const { liste, erledigt, gesperrt } = lauf;
	const ebene = imDialog ? 3 : 2;
	const zeilen = lauf.zeilen.map((zeile) => ({ ...zeile, adresseID: liste === 'ADRESSEN' ? zeile.eintragID : null }));
	const gruppen = Map.groupBy(zeilen, ({ ergebnis, gruende }) => gruende?.[0] ?? ergebnis ?? '');
	const [getan, schon, nicht] = [gruppen.get('GETAN') ?? [], gruppen.get('SCHON') ?? [], new Map(gruppen)];
	for (const code of ['GETAN', 'SCHON', '']) nicht.delete(code);
	return (
		<>
			<Ansage fokus={imDialog}>{SAMMEL.ergebnis(erledigt, gesperrt)}</Ansage>
			{lauf.aktion === 'mahnbrief' && erledigt > 0 && <Mahnbriefe lauf={lauf} />}
			<div className={css.gruppen}>
				{[...nicht].map(([code, betroffene]) => (
					<Gruppe
						key={code}
						ebene={ebene}
						art="gesperrt"
						titel={REGELN[code]?.titel ?? SAMMEL.andere[code] ?? SAMMEL.nichtErledigt}
						regel={/^G\d+$/.test(code) ? code : null}
						{...mitWorten(betroffene)}
					/>
				))}
				{getan.length > 0 && <Gruppe titel={SAMMEL.getan} ebene={ebene} art="geht" {...mitWorten(getan)} />}
				{schon.length > 0 && <Gruppe titel={SAMMEL.schon} ebene={ebene} art="schon" {...mitWorten(schon)} />}
			</div>
		</>
	);
}

/** What is said of all of them alike is said once. */
function mitWorten(zeilen: readonly Zeile[]) {
	const [erster, ...andere] = new Set(zeilen.map(({ text }) => text));
	const gemeinsam = andere.length === 0 ? erster : null;
	return { text: gemeinsam, zeilen: zeilen.map((zeile) => ({ ...zeile, grund: gemeinsam ? null : zeile.text })) };
}
