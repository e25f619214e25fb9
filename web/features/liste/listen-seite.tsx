import { Box } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { formatSort, parseSort, type TableColumn } from '../../ui/data-table/columns.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableProps, Selection } from '../../ui/data-table/data-table-props.ts';
import { DensitySwitch } from '../../ui/data-table/density-switch.tsx';
import { ListFooter } from '../../ui/data-table/list-footer.tsx';
import { type TableView, useTableView } from '../../ui/data-table/table-view.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { istOhneZyklus, Ladefehler } from '../seite/ladefehler.tsx';
import { gekuerzt, weichtAb } from './ansichten.ts';
import { Ansichtsleiste } from './ansichtsleiste.tsx';
import type { Bedingung } from './bedingung.ts';
import type { Filterfeld } from './filterfelder.ts';
import { Filterleiste } from './filterleiste.tsx';
import { DRUCKZEILEN_MAX, useListendruck } from './listendruck.ts';
import { ansichtenQuery, anzahlQuery, seiteQuery } from './queries.ts';
import {
	type Listenstelle,
	merkeZuletzt,
	Stellenkontext,
	useEintritt,
	useRueckkehr,
	useStellenfinder,
	zeileVon,
} from './stelle.ts';
import {
	abfrage,
	gleicherFilter,
	type Listendefinition,
	type Listenstand,
	type Listensuche,
	listenstand,
	type Seite,
} from './suche.ts';
import { useAnsichtsfund } from './use-listensuche.ts';

interface ListenSeiteProps<Row> extends Pick<DataTableProps<Row>, 'rowId' | 'rowName'> {
	/** The place in the list goes along. */
	onOpen?: (row: Row, state: { aus?: Listenstelle }) => void;
	/** What is opened of a row; left out: the volunteer's file, where a row is one's. */
	zielVon?: (row: Row) => string;
	liste: Listendefinition<Row>;
	titel: string;
	columns: readonly TableColumn<Row>[];
	felder: readonly Filterfeld[];
	/** Columns whose values come along only while they are shown. */
	zusatz?: readonly string[];
	platzhalter: string;
	/** What the address holds, and how to change it. */
	suche: Listensuche;
	onSuche: (suche: Listensuche, art?: { replace: boolean }) => void;
	heute: string;
	/** Right of the title; gets what is shown and its columns in order, for exports. */
	aktionen?: (stand: Listenstand, spalten: readonly string[]) => ReactNode;
	/** Above the table: figures of the list as it is filtered. */
	zahlen?: (stand: Listenstand) => ReactNode;
	/** Headings between rows. */
	groupOf?: (stand: Listenstand, seite: Seite<Row>) => DataTableProps<Row>['groupOf'];
	/** Said where the list has no rows at all. */
	leer: string;
	fuss?: ReactNode;
	/** In place of the table: the same filter, shown another way. */
	statt?: ReactNode;
	/** Tabs that take the place of the views: the list is one of several pages about the same. */
	reiter?: ReactNode;
	/** Rows to tick, and the bar that takes the footer's place while some are. */
	auswahl?: {
		/** What is ticked may depend on the rows shown. */
		selection: Selection | ((seite: Seite<Row> | undefined) => Selection);
		leiste: (seite: Seite<Row>, paging: ReactNode, spalten: readonly string[]) => ReactNode;
	};
}

const NICHTS: readonly never[] = [];

/** A list page: title, views, filter bar, table, paging. The address is its state. */
export function ListenSeite<Row>(props: ListenSeiteProps<Row>) {
	const { liste, titel, columns, felder, platzhalter, suche, heute, aktionen, groupOf, leer, fuss } = props;
	const { reiter, auswahl, onOpen, statt } = props;
	const eintritt = useEintritt();
	const rueckkehr = useRueckkehr(liste);
	const stand = listenstand(liste, suche, heute);
	const sort = parseSort(stand.sort);
	const view = useTableView(liste.name, columns, sort?.id);
	const spalten = sichtbareSpalten(columns, view);
	const was = abfrage(stand, gezeigte(props.zusatz, spalten));
	const { data: seite, error, isError, isPlaceholderData, refetch } = useQuery(seiteQuery(liste, was));
	const druck = useListendruck(liste, was);
	const data = druck.alle ?? seite;
	const { data: gespeicherte = [] } = useQuery(ansichtenQuery(liste.name));
	const fund = useAnsichtsfund(liste.name, suche.ansicht);
	const genannte = fund ?? null;
	const onSuche: ListenSeiteProps<Row>['onSuche'] = (neu, art) => props.onSuche(gekuerzt(neu, genannte), art);
	const finde = useStellenfinder(liste, stand, data?.data ?? NICHTS, eintritt);
	const zielVon = props.zielVon ?? ((row: Row) => (row as MitAkte).freiwilligerID ?? props.rowId(row));
	const oeffne = (row: Row) => {
		const aus = finde(row as object);
		if (aus) merkeZuletzt(aus, [zielVon(row)]);
		onOpen?.(row, alsState(aus));
	};
	const abweichend = weichtAb(stand, genannte, heute);

	const ohneZyklus = istOhneZyklus(error);
	const { darstellung } = suche;
	const zurueck = () =>
		onSuche({ darstellung, ...((stand.ansicht || genannte) && { ansicht: suche.ansicht, sort: suche.sort }) });
	const filtere = (und: Bedingung[]) => {
		const wieAnsicht = stand.ansicht && gleicherFilter(und, stand.ansicht.und(heute));
		const ansicht = stand.ansicht?.key ?? suche.ansicht;
		onSuche({ ...suche, ansicht, f: wieAnsicht ? undefined : { und }, seite: undefined });
	};
	const selection = typeof auswahl?.selection === 'function' ? auswahl.selection(data) : auswahl?.selection;
	const paging = data && (
		<Paging
			page={druck.alle ? 1 : stand.seite}
			pageSize={druck.alle ? DRUCKZEILEN_MAX : stand.groesse}
			total={data.total}
			onPage={(seite) => onSuche({ ...suche, seite: seite === 1 ? undefined : seite })}
		/>
	);
	return (
		<Page list>
			<PageTitle
				title={titel}
				note={data && TABELLE.eintraege(formatZahl(data.total, 0))}
				actions={<Aktionen gesperrt={ohneZyklus}>{aktionen?.(stand, spalten)}</Aktionen>}
			/>
			{reiter ?? <Ansichtsleiste {...{ liste, stand, suche, heute, gespeicherte, genannte, view, onSuche }} />}
			{fund === null && (
				<Box pt={12}>
					<Banner kind="info" onClose={() => onSuche({ ...suche, ansicht: undefined }, { replace: true })}>
						{LISTE.ansichtWeg(stand.ansicht?.titel)}
					</Banner>
				</Box>
			)}
			<Filterleiste
				felder={felder}
				und={stand.und}
				onUnd={filtere}
				text={stand.text}
				onText={(text) =>
					// Of a saved view what it searches for is taken away expressly.
					onSuche({ ...suche, text: text || (genannte ? '' : undefined), seite: undefined }, { replace: true })
				}
				platzhalter={platzhalter}
				onReset={abweichend ? zurueck : undefined}
				rechts={
					!statt && (
						<>
							<Tooltip label={LISTE.drucken}>
								<IconButton
									icon={IconPrinter}
									label={LISTE.drucken}
									variant="bare"
									size="sm"
									disabled={druck.laeuft}
									onClick={druck.drucke}
								/>
							</Tooltip>
							<DensitySwitch view={view} />
							<ColumnChooser columns={columns} view={view} />
						</>
					)
				}
			/>
			{props.zahlen?.(stand)}
			{ohneZyklus ? (
				<Ladefehler error={error} onRetry={() => void refetch()} />
			) : (
				(statt ?? (
					<Stellenkontext value={finde}>
						<DataTable
							label={titel}
							columns={columns}
							view={view}
							rows={data?.data}
							error={isError}
							onRetry={() => void refetch()}
							busy={isPlaceholderData}
							rowId={props.rowId}
							rowName={props.rowName}
							onOpen={onOpen && oeffne}
							startAt={
								rueckkehr && data && zeileVon(rueckkehr, data.data.map(zielVon), (stand.seite - 1) * stand.groesse)
							}
							selection={selection}
							groupOf={data && groupOf?.(stand, data)}
							sort={sort}
							onSort={(sort) => onSuche({ ...suche, sort: formatSort(sort), seite: undefined })}
							empty={<Leer {...{ liste, stand, leer, heute }} onReset={abweichend ? zurueck : undefined} />}
						/>
					</Stellenkontext>
				))
			)}
			{!statt &&
				!ohneZyklus &&
				(data && auswahl && selection && selection.selected.size > 0 ? (
					auswahl.leiste(data, paging, spalten)
				) : (
					<ListFooter paging={paging}>{fuss}</ListFooter>
				))}
		</Page>
	);
}

/** Without a cycle nothing can be added or exported; the page says why. */
function Aktionen({ gesperrt, children }: { gesperrt: boolean; children: ReactNode }) {
	if (!gesperrt || !children) return children;
	return (
		<fieldset disabled style={{ display: 'contents' }}>
			{children}
		</fieldset>
	);
}

interface MitAkte {
	freiwilligerID?: string;
}

const alsState = (aus: Listenstelle | null): { aus?: Listenstelle } => (aus ? { aus } : {});

/** From left to right. */
function sichtbareSpalten<Row>(columns: readonly TableColumn<Row>[], view: TableView): string[] {
	const fest = columns.filter(({ pinned }) => pinned).map(({ id }) => id);
	return [...fest, ...view.order.filter((id) => view.shown[id] && !fest.includes(id))];
}

/** In an order of its own: moving a column is no new question. */
const gezeigte = (zusatz: readonly string[] = [], spalten: readonly string[]) =>
	zusatz.filter((feld) => spalten.includes(feld));

interface LeerProps {
	liste: Listendefinition;
	stand: Listenstand;
	leer: string;
	heute: string;
	onReset: (() => void) | undefined;
}

/** No rows: because of the filter, because of the view, or at all. */
function Leer({ liste, stand, leer, heute, onReset }: LeerProps) {
	const istAnsicht = stand.und.length > 0 && !onReset;
	const alle = liste.ansichten.find(({ key }) => key === 'alle')?.und(heute) ?? NICHTS;
	const { data: anzahl } = useQuery({ ...anzahlQuery(liste, alle), enabled: istAnsicht });
	if (onReset)
		return (
			<EmptyState
				plain
				text={LISTE.mitFilternNichts}
				action={<Button onClick={onReset}>{TABELLE.filterZuruecksetzen}</Button>}
			/>
		);
	// Where nothing is in any view, showing all leads nowhere.
	if (!istAnsicht || anzahl === 0) return <EmptyState plain text={leer} />;
	return (
		<EmptyState
			plain
			text={LISTE.hierNichts}
			action={
				<LinkButton to={liste.pfad} search={{ ansicht: 'alle' }}>
					{LISTE.alleZeigen}
				</LinkButton>
			}
		/>
	);
}
