import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { call } from '../../client/call.ts';
import { ZEUGNISSE as T } from '../../texte/zeugnisse.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { later } from '../../ui/later.tsx';
import { abfrage, type Listenstand } from '../liste/suche.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import { ZEUGNISLISTE } from './liste.ts';

/** Fetched when somebody releases several. */
const LaufFrage = later(async () => (await import('../sammelaktion/lauf-frage.tsx')).LaufFrage);

interface FreigabeleisteProps {
	stand: Listenstand;
	gewaehlt: Gewaehltes;
	total: number;
	paging: ReactNode;
}

/** Those that are ticked, or all the list finds, are released in one run that says what became of each. */
export function Freigabeleiste({ stand, gewaehlt, total, paging }: FreigabeleisteProps) {
	const [fragt, setFragt] = useState(false);
	const anzahl = gewaehlt.alle ? total : gewaehlt.ids.size;
	return (
		<>
			<SelectionBar
				count={anzahl}
				total={total}
				onSelectAll={gewaehlt.waehleAlle}
				onClear={gewaehlt.hebeAuf}
				paging={paging}
			>
				<Button
					size="sm"
					icon={IconCheck}
					count={gewaehlt.reichweite(total)}
					disabled={anzahl > HOECHSTENS}
					onClick={() => setFragt(true)}
				>
					{T.alleFreigeben}
				</Button>
			</SelectionBar>
			{fragt && (
				<Suspense>
					<LaufFrage
						titel={T.freigabeTitel(anzahl)}
						verb={T.freigeben}
						beginne={async (idempotencyKey) => {
							const vertragIDs = gewaehlt.alle ? await alleIDs(stand, total) : [...gewaehlt.ids];
							return call('POST /v1/freiwilliger/zeugnisfreigaben', { body: { vertragIDs }, idempotencyKey });
						}}
						invalidates={[['listen'], ['akte'], ['start']]}
						onClose={() => setFragt(false)}
						onFertig={() => {
							setFragt(false);
							gewaehlt.hebeAuf();
						}}
					>
						<Text>{T.freigabeText}</Text>
					</LaufFrage>
				</Suspense>
			)}
		</>
	);
}

const HOECHSTENS = 2000;
/** As many as a list gives at once. */
const JE_SEITE = 200;

async function alleIDs(stand: Listenstand, total: number): Promise<string[]> {
	const seiten = Array.from({ length: Math.ceil(total / JE_SEITE) }, (_, i) => i + 1);
	const { signal } = new AbortController();
	const gelesen = await Promise.all(
		seiten.map((seite) => ZEUGNISLISTE.lade(abfrage({ ...stand, seite, groesse: JE_SEITE }), signal)),
	);
	return gelesen.flatMap(({ data }) => data.map(({ vertragID }) => vertragID));
}
