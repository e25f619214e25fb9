import { IconDownload } from '@tabler/icons-react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { useCommand } from '../../client/use-command.ts';
import { KOPIE as TEXT } from '../../texte/akte/unterschriftskopie.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { ladeDokument, type Unterschriftssitzung } from './queries.ts';
import css from './unterschrift.module.css';

interface KopieProps {
	signToken: string;
	sitzung: Unterschriftssitzung;
	kopie: NonNullable<Unterschriftssitzung['kopie']>;
	/** Nothing else is to be done here. */
	istHauptsache: boolean;
}

/** Whoever signed something keeps a copy of it. */
export function Kopie({ signToken, sitzung, kopie, istHauptsache }: KopieProps) {
	const { dokument, freiwilliger, gueltigBis, isKontoname } = sitzung;
	const holen = useCommand({
		run: () => ladeDokument(signToken),
		onDone: (pdf) => ladeHerunter(TEXT.datei(dokument.bezeichnung, freiwilliger, kopie === 'VOLLSTAENDIG'), pdf),
	});
	const bis = isKontoname ? null : formatDatum(tagInBerlin(gueltigBis));
	return (
		<div className={css.kopie}>
			<Button
				variant={istHauptsache ? 'primary' : 'secondary'}
				size="xl"
				icon={IconDownload}
				loading={holen.isRunning}
				onClick={() => holen.execute(null)}
			>
				{TEXT.knopf[kopie]}
			</Button>
			<p className={css.hinweis}>{TEXT.text[kopie](bis)}</p>
			{holen.error && <ErrorBox text={holen.error.message} />}
		</div>
	);
}
