import { Group } from '@mantine/core';
import {
	IconBell,
	IconChecklist,
	IconCoins,
	IconDownload,
	IconFileCheck,
	IconFileImport,
	IconFileSpreadsheet,
	IconFileText,
	IconFileZip,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { EINGANG as T } from '../../texte/eingang.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import css from './eingang.module.css';
import type { Eingangszeile } from './queries.ts';
import { ergebnisVon, titelVon } from './titel.ts';

interface EintragProps {
	eintrag: Eingangszeile;
	isNeu: boolean;
	onOeffnen: () => void;
}

/** One row of the inbox: what it is, how far or how it ended, and the way to it. */
export function Eintrag({ eintrag, isNeu, onOeffnen }: EintragProps) {
	const { von, bis } = eintrag;
	return (
		<li className={css.eintrag} data-neu={isNeu || undefined}>
			<Icon of={iconVon(eintrag)} size={18} />
			<div className={css.inhalt}>
				<Group gap={12} justify="space-between" align="baseline" wrap="nowrap">
					<b>
						{titelVon(eintrag)}
						{isNeu && <span className={css.neu}> {T.neu}</span>}
					</b>
					<Ziel eintrag={eintrag} onOeffnen={onOeffnen} />
				</Group>
				{von && bis && <Span variant="secondary">{LAEUFE.monate(von, bis)}</Span>}
				<Stand {...eintrag} />
			</div>
		</li>
	);
}

const ICONS = {
	LAUF: IconCoins,
	SAMMELAKTION: IconChecklist,
	IMPORT: IconFileImport,
	ABGLEICH: IconFileCheck,
	DATEI: IconFileSpreadsheet,
	HINWEIS: IconBell,
};

function iconVon({ art, endung }: Eingangszeile) {
	if (endung === 'zip') return IconFileZip;
	return endung === 'pdf' || endung === 'txt' ? IconFileText : ICONS[art];
}

function Stand(eintrag: Eingangszeile) {
	const { art, stand, erledigt, gesamt, begonnenAm, beendetAm, groesse, liegtBis } = eintrag;
	const am = formatDatumUhrzeit(beendetAm ?? begonnenAm);
	if (stand === 'LAEUFT') {
		return (
			<>
				<ProgressBar label={T.von(erledigt, gesamt)} done={erledigt} of={Math.max(gesamt, 1)} />
				<Span variant="secondary">{T.laeuft(formatDatumUhrzeit(begonnenAm))}</Span>
			</>
		);
	}
	if (stand === 'GESCHEITERT') return <Span variant="error">{T.gescheitert(am)}</Span>;
	if (art === 'HINWEIS') return <Span variant="secondary">{T.mailsZurueckText(am)}</Span>;
	if (art === 'DATEI') {
		return (
			<Span variant="secondary">
				{T.zeilen(gesamt, groesse ?? 0)}, {liegtBis ? T.liegtBis(formatDatum(tagInBerlin(liegtBis))) : T.entfernt}
			</Span>
		);
	}
	return <Span variant="secondary">{[T.fertig(am), ergebnisVon(eintrag)].filter(Boolean).join(', ')}</Span>;
}

function Ziel({ eintrag, onOeffnen }: Pick<EintragProps, 'eintrag' | 'onOeffnen'>) {
	const { art, id, specID } = eintrag;
	if (art === 'DATEI') return eintrag.liegtBis && <Laden eintrag={eintrag} />;
	if (art === 'IMPORT' || art === 'HINWEIS') {
		return (
			<TextLink to={art === 'IMPORT' ? '/admin/system/import' : '/admin/system/postausgang'} onClick={onOeffnen}>
				{T.oeffnen}
			</TextLink>
		);
	}
	return (
		<TextLink to={ZIEL[art]} params={{ id: specID ?? id }} onClick={onOeffnen}>
			{T.oeffnen}
		</TextLink>
	);
}

const ZIEL = {
	LAUF: '/admin/laeufe/$id',
	SAMMELAKTION: '/admin/sammelaktionen/$id',
	ABGLEICH: '/admin/dokumentencenter/$id',
} as const;

const LADEN_MS = 300_000;

function Laden({ eintrag: { id, was, endung, begonnenAm } }: Pick<EintragProps, 'eintrag'>) {
	const laden = useMutation({
		mutationFn: () =>
			call('GET /v1/eingang/dateien/{exportdateiID}', { params: { exportdateiID: id }, timeoutMs: LADEN_MS }),
		onSuccess: (datei) => ladeHerunter(`${was}-${tagInBerlin(begonnenAm)}.${endung}`, datei as Blob),
		onError: (error) => toast.error(T.ladenFehler, { text: error.message }),
	});
	return (
		// Not disabled meanwhile: it would lose the focus, and Escape wouldn't close the inbox any more.
		<TextButton
			className={css.laden}
			aria-busy={laden.isPending}
			onClick={() => {
				if (!laden.isPending) laden.mutate();
			}}
		>
			<Icon of={IconDownload} size={14} /> {laden.isPending ? T.laedt : T.laden}
		</TextButton>
	);
}
