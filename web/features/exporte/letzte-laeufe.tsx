import { IconDownload } from '@tabler/icons-react';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LETZTE as T } from '../../texte/geld/exporte.ts';
import { LAEUFE, LAUF } from '../../texte/geld/laeufe.ts';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { Laufstand } from '../laeufe/laufstand.tsx';
import { lauftitel } from '../laeufe/lauftitel.ts';
import { betroffen } from '../laeufe/queries.ts';
import css from './exporte.module.css';
import type { Letzter } from './queries.ts';

/** The last runs: who did something to them last, and what was taken away of them. */
export function LetzteLaeufe({ laeufe, anzahl, heute }: { laeufe: readonly Letzter[]; anzahl: number; heute: string }) {
	if (anzahl === 0) return null;
	return (
		<Section title={T.titel} count={anzahl} aside={<TextLink to="/admin/laeufe">{T.alle}</TextLink>}>
			<div className={css.tabelle}>
				<SimpleTable
					className="tabular"
					label={T.titel}
					rows={laeufe}
					rowKey={({ id }) => id}
					columns={[
						{ head: T.nr, cell: ({ nr }) => nr, width: 56, align: 'end' },
						{
							head: LAEUFE.art,
							isRowHead: true,
							cell: ({ id, ...lauf }) => (
								<TextLink to="/admin/laeufe/$id" params={{ id }}>
									{lauftitel(lauf)}
								</TextLink>
							),
						},
						{ head: LAEUFE.zeitraum, cell: ({ von, bis }) => LAEUFE.monate(von, bis), nowrap: true },
						{ head: LAEUFE.zeilen, cell: ({ zeilen }) => zeilen, align: 'end' },
						{
							head: LAEUFE.summe,
							cell: ({ summe, status }) =>
								status === 'VERWORFEN' ? <s>{LAEUFE.euro(summe)}</s> : <b>{LAEUFE.euro(summe)}</b>,
							align: 'end',
							nowrap: true,
						},
						{ head: LAEUFE.status, cell: ({ status }) => <Laufstand status={status} />, nowrap: true },
						{
							head: T.zuletzt,
							cell: ({ zuletzt: { wer, zeit } }) => `${wer ?? T.portal}, ${T.wann(zeit, heute)}`,
							nowrap: true,
						},
						{ head: T.datei, cell: (lauf) => <Dateien lauf={lauf} />, nowrap: true },
					]}
				/>
			</div>
		</Section>
	);
}

/** Those for a bank where there are any, else the list. */
function Dateien({ lauf }: { lauf: Letzter }) {
	const fuerBank = lauf.dateien.filter(({ form }) => form.startsWith('pain.'));
	const gezeigte = fuerBank.length > 0 ? fuerBank : lauf.dateien.filter(({ form }) => form in T.formen);
	if (gezeigte.length === 0) return <Span variant="secondary">{T.keineDatei}</Span>;
	return (
		<span className={css.dateien}>
			{gezeigte.map((datei) => (
				<Datei key={datei.form} lauf={lauf} {...datei} />
			))}
		</span>
	);
}

function Datei({ lauf, form, ausfuehrung }: { lauf: Letzter } & Letzter['dateien'][number]) {
	const { id, nr, art, von } = lauf;
	const hole = useBefehl<null, unknown>({
		run: (_, idempotencyKey) => holeDatei({ id, form, ausfuehrung }, idempotencyKey),
		invalidates: betroffen,
		meldung: LAUF.geholt,
		onDone: (datei) =>
			ladeHerunter(LAUF.dateiname(art, von, nr, form === 'xlsx' ? 'xlsx' : 'xml'), new Blob([datei as Blob])),
	});
	const wort = T.formen[form] ?? form;
	return (
		<TextButton aria-label={T.hole(wort, nr)} disabled={hole.isRunning} onClick={() => hole.execute(null)}>
			<Inline gap={4}>
				<Icon of={IconDownload} />
				{wort}
			</Inline>
		</TextButton>
	);
}

/** The same file again, for the same day; that it was taken is recorded. */
function holeDatei(
	{ id, form, ausfuehrung }: { id: string } & Letzter['dateien'][number],
	idempotencyKey: string,
): Promise<unknown> {
	const was = { params: { id }, idempotencyKey, timeoutMs: 120_000 };
	if (form === 'pain.001') return call('POST /v1/exporte/laeufe/{id}/zahlungsdatei', { ...was, body: { ausfuehrung } });
	if (form === 'pain.008')
		return call('POST /v1/exporte/laeufe/{id}/lastschriftdatei', { ...was, body: { faelligkeit: ausfuehrung } });
	return call('POST /v1/exporte/laeufe/{id}/uebergabe', was);
}
