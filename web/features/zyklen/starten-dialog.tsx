import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { featuresQuery } from '../portal/portal.ts';
import { startvorschauQuery, type Zykluszeile } from './queries.ts';
import css from './zyklen.module.css';

/** Every list may be about the active cycle. */
const ALLES = [[]];

interface StartenDialogProps {
	zyklus: Pick<Zykluszeile, 'id' | 'bezeichnung'>;
	onClose: () => void;
}

/** Says what the start does before it is done. */
export function StartenDialog({ zyklus: { id, bezeichnung }, onClose }: StartenDialogProps) {
	const { data: features = [] } = useQuery(featuresQuery);
	const [kontingente, setKontingente] = useState(false);
	const starten = useCommand({
		run: (kontingenteUebernehmen: boolean, idempotencyKey) => {
			const body = { zyklusID: id, kontingenteUebernehmen };
			return call('POST /v1/stammdaten/zyklus/start', { body, idempotencyKey });
		},
		invalidates: ALLES,
		onDone: () => {
			onClose();
			toast.success(T.gestartet(bezeichnung), { text: T.gestartetText });
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.startenVon(bezeichnung)}
			confirm={T.starten}
			loading={starten.isRunning}
			onConfirm={() => starten.execute(kontingente)}
		>
			<Stack>
				{starten.error && <ErrorBox text={starten.error.message} />}
				<CheckboxField
					label={T.kontingente}
					description={T.kontingenteHilfe}
					checked={kontingente}
					onChange={(event) => setKontingente(event.currentTarget.checked)}
				/>
				{features.includes('PREVIEW_ZYKLUS_START') ? (
					<Vorschau id={id} kontingente={kontingente} ruht={starten.isRunning} />
				) : (
					<p>{T.startenOhneVorschau}</p>
				)}
				<p>{T.endgueltig}</p>
			</Stack>
		</ConfirmDialog>
	);
}

interface VorschauProps {
	id: string;
	kontingente: boolean;
	/** It is being started: afterwards there is nothing left to foresee. */
	ruht: boolean;
}

function Vorschau({ id, kontingente, ruht }: VorschauProps) {
	const vorschau = startvorschauQuery(id, kontingente);
	const query = useQuery({ ...vorschau, enabled: !ruht });
	return (
		<Geladen query={query} lines={5} failed={WithReason}>
			{(folgen) => (
				<div aria-live="polite">
					<p>{T.startenText}</p>
					<ul className={css.folgen}>
						{folgen.map(({ art, text, anzahl }) => (
							<li key={art}>
								{text}{' '}
								{art === 'FREIWILLIGE' && anzahl > 0 && <TextLink to="/admin/bewerbungen">{T.zuBewerbungen}</TextLink>}
							</li>
						))}
					</ul>
				</div>
			)}
		</Geladen>
	);
}
