import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangleFilled, IconShieldCheck, IconTableExport } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { addiereTage } from '#domain/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { WAECHTERARTEN, type Waechterart } from '#domain/geld/waechter/lage.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { WAECHTER as T } from '../../texte/geld/waechter.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { Pills, Segments } from '../../ui/layout/tabs.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { istOhneZyklus, Ladefehler } from '../seite/ladefehler.tsx';
import { Gefahrentabelle } from './gefahrentabelle.tsx';
import { type Gefahr, type Gefahren, waechterQuery } from './queries.ts';
import css from './waechter.module.css';

/** Fetched when somebody extends one. */
const AnerkennungDialog = later(async () => (await import('./anerkennung-dialog.tsx')).AnerkennungDialog);

const CRUMBS = [{ label: MENUE.gruppen.geld }];

interface Waechtersuche {
	art?: Waechterart | undefined;
	sort?: 'verlorenAb' | undefined;
	wer?: string | undefined;
}

/** As it stands in the address. */
interface Adresse {
	art?: string;
	sort?: string;
	/** Who looks after the volunteers. */
	wer?: string;
}

/** Of an address; what is no use counts as absent. */
const gelesen = ({ art, sort, wer }: Adresse): Waechtersuche => ({
	art: WAECHTERARTEN.find((eine) => eine === art),
	sort: sort === 'verlorenAb' ? sort : undefined,
	wer,
});

/** What is in danger in the cycle, the dearest first. */
export function WaechterPage({ suche: adresse, heute }: { suche: Adresse; heute: string }) {
	const suche = gelesen(adresse);
	const navigate = useNavigate();
	usePageHead({ title: MENUE.geldUndFristen, crumbs: CRUMBS });
	const query = useQuery(waechterQuery(ohneLeere(suche)));
	const zeige = (neu: Waechtersuche) =>
		navigate({ to: '/admin/geld-und-fristen', search: { ...suche, ...neu }, replace: true });
	return (
		<Page>
			<PageTitle
				title={T.titel}
				note={query.data && T.faelle(query.data.alle.anzahl)}
				actions={!istOhneZyklus(query.error) && <ExcelKnopf suche={ohneLeere(suche)} heute={heute} />}
			/>
			<Geladen query={query} lines={8} failed={Ladefehler}>
				{(gefahren) =>
					gefahren.alle.anzahl === 0 && gefahren.bfdOhneAntwort === 0 ? (
						<EmptyState icon={IconShieldCheck} title={T.leer} text={T.leerText} />
					) : (
						<Inhalt gefahren={gefahren} suche={suche} heute={heute} onSuche={zeige} />
					)
				}
			</Geladen>
		</Page>
	);
}

interface InhaltProps {
	gefahren: Gefahren;
	suche: Waechtersuche;
	heute: string;
	onSuche: (neu: Waechtersuche) => void;
}

function Inhalt({ gefahren, suche, heute, onSuche }: InhaltProps) {
	const [verlaengert, setVerlaengert] = useState<Gefahr | null>(null);
	const { zeilen, mitBetraegen, jeArt } = gefahren;
	const [mitGeld, nurFrist] = [zeilen.filter(hatGeld), zeilen.filter((z) => !hatGeld(z))];
	const gemeinsam = { heute, mitBetraegen, mitLaeufen: mitBetraegen, onAnerkennung: setVerlaengert };
	return (
		<Stack gap={0}>
			<Kennzahlen gefahren={gefahren} />
			<div className={css.leiste}>
				<Pills<Waechterart | 'ALLE'>
					label={T.art}
					value={suche.art ?? 'ALLE'}
					onChange={(art) => onSuche({ art: art === 'ALLE' ? undefined : art })}
					options={[
						{ value: 'ALLE', label: T.alleArten, count: <> {formatZahl(gefahren.alle.anzahl, 0)}</> },
						...WAECHTERARTEN.filter((art) => jeArt.some((j) => j.art === art && j.anzahl > 0) || art === suche.art).map(
							(art) => ({ value: art, label: T.arten[art], count: <> {formatZahl(anzahlVon(gefahren, art), 0)}</> }),
						),
					]}
				/>
				<Group gap={8}>
					<Zustaendige gefahren={gefahren} gewaehlt={suche.wer} onWahl={(wer) => onSuche({ wer })} />
					{mitBetraegen && (
						<Segments<'betrag' | 'verlorenAb'>
							label={T.sortiert}
							value={suche.sort ?? 'betrag'}
							onChange={(sort) => onSuche({ sort: sort === 'betrag' ? undefined : sort })}
							options={[
								{ value: 'betrag', label: T.nachBetrag },
								{ value: 'verlorenAb', label: T.nachTag },
							]}
						/>
					)}
				</Group>
			</div>
			<Text variant="note" pb={8}>
				{mitBetraegen ? T.einmal : T.ohneBetraege}
			</Text>
			{mitGeld.length > 0 && (
				<div className={css.tabelle}>
					<Gefahrentabelle {...gemeinsam} zeilen={mitGeld} label={T.titel} />
				</div>
			)}
			{zeilen.length === 0 && <Text variant="secondary">{T.leereArt}</Text>}
			{zeilen.length < gefahren.gemeint && <Text variant="note">{T.nurErste(zeilen.length, gefahren.gemeint)}</Text>}
			<NurFrist gefahren={gefahren} heute={heute} zeigtBfd={suche.art === undefined && suche.wer === undefined}>
				{nurFrist.length > 0 && (
					<div className={css.tabelle}>
						<Gefahrentabelle {...gemeinsam} zeilen={nurFrist} label={T.nurFrist} />
					</div>
				)}
			</NurFrist>
			{verlaengert?.einsatzstelleID && (
				<Suspense>
					<AnerkennungDialog
						stelle={{ id: verlaengert.einsatzstelleID, bezeichnung: verlaengert.einsatzstelle ?? '' }}
						bis={addiereTage(verlaengert.verlorenAb, -1)}
						onClose={() => setVerlaengert(null)}
					/>
				</Suspense>
			)}
		</Stack>
	);
}

/** The key of the start page's question is the same as that of the page without a filter. */
const ohneLeere = ({ art, sort, wer }: Waechtersuche) => ({
	...(art && { art }),
	...(sort && { sort }),
	...(wer && { zustaendigID: wer }),
});

interface ZustaendigeProps {
	gefahren: Gefahren;
	gewaehlt: string | undefined;
	onWahl: (id: string | undefined) => void;
}

/** Whose volunteers; nothing to choose where nobody looks after any. */
function Zustaendige({ gefahren: { zustaendige }, gewaehlt, onWahl }: ZustaendigeProps) {
	if (zustaendige.length === 0 && gewaehlt === undefined) return null;
	return (
		<SelectField
			aria-label={T.spalten.zustaendig}
			placeholder={`${T.spalten.zustaendig}: ${T.alleZustaendigen}`}
			data={zustaendige.map(({ id, name }) => ({ value: id, label: name }))}
			value={gewaehlt ?? null}
			onChange={(id) => onWahl(id ?? undefined)}
			clearable
			searchable
			w={220}
		/>
	);
}

function ExcelKnopf({ suche, heute }: { suche: ReturnType<typeof ohneLeere>; heute: string }) {
	const holen = useMutation({
		mutationFn: () => call('GET /v1/exporte/waechter/excel', { query: suche }),
		onSuccess: (datei) => ladeHerunter(`geld-und-fristen-${heute}.xlsx`, datei as Blob),
		onError: (error) => toast.error(T.excelScheitert, { text: error.message }),
	});
	return (
		<Button icon={IconTableExport} loading={holen.isPending} onClick={() => holen.mutate()} aria-label={T.excelName}>
			{T.excel}
		</Button>
	);
}

const hatGeld = ({ monate }: Gefahr): boolean => monate > 0;
const anzahlVon = ({ jeArt }: Gefahren, art: Waechterart): number => jeArt.find((j) => j.art === art)?.anzahl ?? 0;

function Kennzahlen({ gefahren: { alle, bald, ohneGeld, bfdOhneAntwort, mitBetraegen } }: { gefahren: Gefahren }) {
	const figur = ({ anzahl, betrag }: Gefahren['alle']) => (mitBetraegen ? T.euro(betrag ?? 0) : formatZahl(anzahl, 0));
	return (
		<dl className={css.kennzahlen} aria-label={T.kennzahlen}>
			<div>
				<dt>{T.alle(alle.anzahl)}</dt>
				<dd>{figur(alle)}</dd>
			</div>
			<div>
				<dt>
					<span className={css.bald}>
						<Icon of={IconAlertTriangleFilled} size={12} />
					</span>{' '}
					{T.bald}
				</dt>
				<dd>{figur(bald)}</dd>
			</div>
			<div>
				<dt>{T.ohneGeld}</dt>
				<dd>{formatZahl(ohneGeld + (bfdOhneAntwort > 0 ? 1 : 0), 0)}</dd>
			</div>
		</dl>
	);
}

interface NurFristProps {
	gefahren: Gefahren;
	heute: string;
	zeigtBfd: boolean;
	children: React.ReactNode;
}

function NurFrist({ gefahren: { bfdOhneAntwort, bfdErinnerungTage }, zeigtBfd, children }: NurFristProps) {
	const mitBfd = zeigtBfd && bfdOhneAntwort > 0;
	if (!mitBfd && !children) return null;
	return (
		<Section title={T.nurFrist} size="sm">
			{mitBfd && (
				<SimpleTable
					rows={[bfdOhneAntwort]}
					rowKey={() => 'bfd'}
					label={MENUE.bfdVereinbarungen}
					columns={[
						{ key: 'was', isRowHead: true, cell: (n) => T.bfd(n) },
						{ key: 'ursache', cell: () => T.bfdUrsache(bfdErinnerungTage) },
						{
							key: 'tun',
							align: 'end',
							cell: (n) => (
								<LinkButton
									size="sm"
									to="/admin/bfd-vereinbarungen"
									search={{ ansicht: 'erinnern' }}
									aria-label={`${T.knopf.BFD}: ${T.bfd(n)}`}
								>
									{T.knopf.BFD}
								</LinkButton>
							),
						},
					]}
				/>
			)}
			{children}
		</Section>
	);
}
