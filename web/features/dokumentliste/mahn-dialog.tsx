import { Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Span } from '../../ui/span.ts';
import { useBefehl } from '../formular/befehl.ts';
import type { Listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { MAHNWESEN_KEY } from '../mahnwesen/queries.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import css from './dokumentliste.module.css';
import { HOECHSTENS, ladeGewaehlte } from './gewaehlte.ts';
import type { Dokumentzeile } from './liste.ts';

interface Ergebnis extends DataOf<'POST /v1/dokumente/mahnung'> {
	zeilen: readonly Dokumentzeile[];
}

interface MahnDialogProps {
	stand: Listenstand;
	gewaehlt: Gewaehltes;
	anzahl: number;
	onClose: () => void;
	/** Somebody was reminded: nothing of it is to be done twice. */
	onGemahnt: () => void;
}

/** Reminds of what is ticked, and then says for each row why it wasn't possible. */
export function MahnDialog({ stand, gewaehlt, anzahl, onClose, onGemahnt }: MahnDialogProps) {
	const [ergebnis, setErgebnis] = useState<Ergebnis | null>(null);
	const { execute, isRunning, error } = useBefehl<Gewaehltes, Ergebnis>({
		run: async (welche, idempotencyKey) => {
			const zeilen = await ladeGewaehlte(stand, welche, new AbortController().signal);
			const anforderungIDs = zeilen.map(({ anforderungID }) => anforderungID);
			const { data } = await call('POST /v1/dokumente/mahnung', { body: { anforderungIDs }, idempotencyKey });
			return { ...data, zeilen };
		},
		meldung: () => null,
		invalidates: [['listen'], ['akte'], ['start'], MAHNWESEN_KEY],
		onDone: setErgebnis,
		onRefused: () => undefined,
	});
	const schliesse = () => {
		if (ergebnis) onGemahnt();
		onClose();
	};
	if (ergebnis) return <Bericht ergebnis={ergebnis} onClose={schliesse} />;
	const zuViele = anzahl > HOECHSTENS;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TEXT.frage(anzahl)}
			primary={
				!zuViele && (
					<Button variant="primary" loading={isRunning} onClick={() => execute(gewaehlt)}>
						{TEXT.mahnenVerb}
					</Button>
				)
			}
		>
			<Stack>
				{error && <ErrorBox text={error.message} />}
				<p>{zuViele ? TEXT.zuViele(HOECHSTENS) : TEXT.frageText}</p>
			</Stack>
		</Dialog>
	);
}

function Bericht({ ergebnis: { n, abgewiesen, zeilen }, onClose }: { ergebnis: Ergebnis; onClose: () => void }) {
	const zeileVon = new Map(zeilen.map((zeile) => [zeile.anforderungID, zeile]));
	return (
		<Dialog opened onClose={onClose} title={TEXT.bericht} width={680} cancel={TEXT.schliessen}>
			<Stack>
				<p role="status">{TEXT.erinnert(n)}</p>
				{abgewiesen.length > 0 && (
					<div>
						<p id="nicht-erinnert">{TEXT.nichtErinnert(abgewiesen.length)}</p>
						<ul className={css.bericht} aria-labelledby="nicht-erinnert">
							{abgewiesen.map(({ anforderungID, text }) => {
								const zeile = zeileVon.get(anforderungID);
								return (
									<li key={anforderungID}>
										<span>
											<b>{zeile && personenname(zeile)}</b>
											<br />
											{zeile?.dokument}
										</span>
										<Span variant="secondary">{text}</Span>
									</li>
								);
							})}
						</ul>
					</div>
				)}
			</Stack>
		</Dialog>
	);
}
