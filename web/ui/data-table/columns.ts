import type { ReactNode } from 'react';

/** A column as a page declares it; declare them at module level, so that they keep their identity. */
export interface TableColumn<Row> {
	id: string;
	header: string;
	cell: (row: Row) => ReactNode;
	/** Pixels at 1440. */
	size: number;
	/** Takes a share of the room that is left on wide screens: columns of text. */
	grow?: boolean;
	/** Figures and dates stand right. */
	align?: 'end';
	/** Sorted by the server under the column's id. */
	sortable?: boolean;
	/** Stays at the left edge and can't be hidden. */
	pinned?: boolean;
	/** The name: set stronger than the rest. */
	strong?: boolean;
	/** Set weaker: who looks after it, when it came. */
	quiet?: boolean;
	/** Hidden on windows narrower than this, unless chosen: least important columns first. */
	minWindow?: number;
	/** Offered in the column chooser, hidden until chosen. */
	optional?: boolean;
}

export interface Sort {
	id: string;
	desc: boolean;
}

/** `-name` as in the address and the call: newest, largest, last first. */
export function parseSort(param: string | undefined): Sort | null {
	if (!param) return null;
	return param.startsWith('-') ? { id: param.slice(1), desc: true } : { id: param, desc: false };
}

export function formatSort(sort: Sort): string {
	return sort.desc ? `-${sort.id}` : sort.id;
}
