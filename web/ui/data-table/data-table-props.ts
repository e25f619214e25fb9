import type { ReactNode } from 'react';
import type { Sort, TableColumn } from './columns.ts';
import type { TableView } from './table-view.ts';

export interface Selection {
	selected: ReadonlySet<string>;
	onChange: (selected: ReadonlySet<string>) => void;
}

export interface RowGroup {
	key: string;
	heading: ReactNode;
}

export interface DataTableProps<Row> {
	/** What the rows are, for screen readers: `Bewerbungen`. */
	label: string;
	columns: readonly TableColumn<Row>[];
	view: TableView;
	/** One page from the server; undefined until the first one has come. Keep its identity. */
	rows: readonly Row[] | undefined;
	rowId: (row: Row) => string;
	/** Names a row's checkbox. */
	rowName: (row: Row) => string;
	/** Click or Enter. */
	onOpen?: (row: Row) => void;
	/** The row that is in sight and has the focus once the first rows are there. */
	startAt?: number | null | undefined;
	sort?: Sort | null;
	onSort?: (sort: Sort) => void;
	selection?: Selection;
	/** Rows of one key stand together under its heading, in the order they come in. */
	groupOf?: (row: Row) => RowGroup;
	/** Loading failed; earlier rows stay below the message. */
	error?: boolean;
	onRetry?: () => void;
	/** Another page is on its way. */
	busy?: boolean;
	/** Shown instead of rows when there are none. */
	empty: ReactNode;
}
