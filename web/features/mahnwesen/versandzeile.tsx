import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { cx } from '../../ui/cx.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import css from './mahnwesen.module.css';
import { MAHNWESEN_KEY, type Mahnwesen } from './queries.ts';

/** Whether mails leave at all; who sets the parameters switches it here, and is asked with what then happens. */
export function Versandzeile({ mahnwesen, sitzung }: { mahnwesen: Mahnwesen; sitzung: Sitzung }) {
	const client = useQueryClient();
	const [fragt, setFragt] = useState(false);
	const { takt, naechster, letzter, ungesendet } = mahnwesen;
	const isAn = takt.isMailversand;
	const schalte = useBefehl({
		run: (isMahnungMailversand: boolean, idempotencyKey) =>
			call('PUT /v1/parameter', { body: { isMahnungMailversand }, idempotencyKey }),
		meldung: (an) => (an ? T.eingeschaltet : T.ausgeschaltet),
		invalidates: [MAHNWESEN_KEY],
		onDone: ({ data }) => {
			client.setQueryData(parameterQuery.queryKey, data);
			setFragt(false);
		},
	});
	return (
		<div className={cx(css.versand, !isAn && css.versandAus)}>
			{darf(sitzung, 'ADMIN') && (
				<Switch
					checked={isAn}
					withThumbIndicator={false}
					aria-label={T.mailversand}
					onChange={() => setFragt(true)}
					data-print="hide"
				/>
			)}
			<p>
				<b>{isAn ? T.versandAn : T.versandAus}</b>{' '}
				{isAn ? T.versandAnText(naechster, letzter) : T.versandAusText(ungesendet)}
			</p>
			{darf(sitzung, 'ADMIN') && (
				<>
					<TextLink
						className={css.alsTabelle}
						to="/admin/system/postausgang"
						search={{ schluessel: 'DOKUMENT_MAHNUNG' }}
					>
						{T.imPostausgang}
					</TextLink>
					<TextLink to="/admin/system/parameter" search={{ bereich: 'mahnwesen' }}>
						{T.parameter}
					</TextLink>
				</>
			)}
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={isAn ? T.ausschaltenFrage : T.einschaltenFrage(naechster)}
				confirm={isAn ? T.ausschalten : T.einschalten}
				loading={schalte.isRunning}
				onConfirm={() => schalte.execute(!isAn)}
			>
				{isAn ? T.ausschaltenText : T.einschaltenText(naechster)}
			</ConfirmDialog>
		</div>
	);
}
