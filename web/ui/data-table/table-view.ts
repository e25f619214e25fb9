import { useState } from 'react';
import { useMinWidth } from '../use-min-width.ts';
import type { TableColumn } from './columns.ts';

type Density = 'normal' | 'compact';

/** What a user arranged: order, chosen and hidden columns, widths, density. */
interface StoredView {
	order: readonly string[];
	visible: Readonly<Record<string, boolean>>;
	widths: Readonly<Record<string, number>>;
	density: Density;
}

export interface TableView extends StoredView {
	/** Resolved for this window: what the table shows now. */
	shown: Readonly<Record<string, boolean>>;
	change: (part: Partial<StoredView>) => void;
	reset: () => void;
}

const EMPTY: StoredView = { order: [], visible: {}, widths: {}, density: 'normal' };
const MIN_WIDTH = 48;
const MAX_WIDTH = 800;

/** The arrangement of one table, kept in this browser under its key; `sorted`: the column its rows stand in the order of. */
export function useTableView<Row>(key: string, columns: readonly TableColumn<Row>[], sorted?: string): TableView {
	const [stored, setStored] = useState(() => read(key));
	const wide = useMinWidth(1600);
	const medium = useMinWidth(1360);
	const width = wide ? 1600 : medium ? 1360 : 0;
	const save = (next: StoredView) => {
		setStored(next);
		write(key, next);
	};
	return {
		...stored,
		order: completeOrder(stored.order, columns),
		shown: shownColumns(stored.visible, columns, width, sorted),
		change: (part) => save({ ...stored, ...part }),
		reset: () => save({ ...EMPTY, density: stored.density }),
	};
}

/** Stored order first, columns unknown to it in their declared place at the end. */
export function completeOrder(stored: readonly string[], columns: readonly { id: string }[]): string[] {
	const known = columns.map((column) => column.id);
	const kept = stored.filter((id) => known.includes(id));
	return [...kept, ...known.filter((id) => !kept.includes(id))];
}

/** What the rows are sorted by is always seen. Otherwise a choice wins; without one, optional columns and those too wide for this window are hidden. */
export function shownColumns(
	visible: Readonly<Record<string, boolean>>,
	columns: readonly Pick<TableColumn<never>, 'id' | 'pinned' | 'optional' | 'minWindow'>[],
	window: number,
	sorted?: string,
): Record<string, boolean> {
	return Object.fromEntries(
		columns.map(({ id, pinned, optional, minWindow = 0 }) => [
			id,
			pinned || id === sorted || (visible[id] ?? (!optional && window >= minWindow)),
		]),
	);
}

/** The order after dragging `id` to the place of `target`. */
export function moveColumn(order: readonly string[], id: string, target: string): string[] {
	const from = order.indexOf(id);
	const to = order.indexOf(target);
	if (from < 0 || to < 0 || from === to) return [...order];
	const next = order.filter((other) => other !== id);
	next.splice(to, 0, id);
	return next;
}

export function clampWidth(width: number): number {
	return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}

function read(key: string): StoredView {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null');
		return isStoredView(value) ? value : EMPTY;
	} catch {
		// Blocked or damaged storage: the standard arrangement.
		return EMPTY;
	}
}

function write(key: string, view: StoredView) {
	try {
		localStorage.setItem(storageKey(key), JSON.stringify(view));
	} catch {
		// Blocked or full storage: the arrangement lasts until the page is left.
	}
}

function storageKey(key: string): string {
	return `tabelle.${key}`;
}

function isStoredView(value: unknown): value is StoredView {
	if (typeof value !== 'object' || value === null) return false;
	const { order, visible, widths, density } = value as Record<string, unknown>;
	return (
		Array.isArray(order) &&
		order.every((id) => typeof id === 'string') &&
		isRecordOf(visible, 'boolean') &&
		isRecordOf(widths, 'number') &&
		(density === 'normal' || density === 'compact')
	);
}

function isRecordOf(value: unknown, type: 'boolean' | 'number'): boolean {
	return typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === type);
}
