import { useState, useSyncExternalStore } from 'react';

/** What a user prefers in this browser: JSON under one key of the local storage. */
interface Preferences {
	compact?: {
		/** The filter bar is collapsed. */
		filter?: boolean;
	};
	/** The party whose turn the documents of a file are narrowed to; left out: everybody's. */
	turn?: string;
	/** Letters act by themselves; left out: they do. */
	singleKeys?: boolean;
}

const KEY = 'preferences';

/** Is the filter bar collapsed, and how to change that for all lists. */
export function useCompactFilter(): [compact: boolean, setCompact: (compact: boolean) => void] {
	const [compact, setCompact] = useState(() => readPreferences().compact?.filter === true);
	return [
		compact,
		(filter) => {
			setCompact(filter);
			const before = readPreferences();
			write({ ...before, compact: { ...before.compact, filter } });
		},
	];
}

/** Do single letters act on pages that know some, and how to change that for all of them at once. */
export function useSingleKeys(): [on: boolean, setOn: (on: boolean) => void] {
	return [useSyncExternalStore(listenToSingleKeys, singleKeysOn), setSingleKeys];
}

/** Kept beside the storage: blocked, it lasts until the page is left. */
let singleKeys: boolean | undefined;
const listeners = new Set<() => void>();

function singleKeysOn(): boolean {
	singleKeys ??= readPreferences().singleKeys !== false;
	return singleKeys;
}

function setSingleKeys(on: boolean) {
	singleKeys = on;
	write({ ...readPreferences(), singleKeys: on });
	for (const listener of listeners) listener();
}

function listenToSingleKeys(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** To whose turn the documents of a file are narrowed, and how to change that for all files; null: everybody's. */
export function useTurnFilter<V extends string>(): [turn: V | null, setTurn: (turn: V | null) => void] {
	const [turn, setTurn] = useState(() => (readPreferences().turn as V | undefined) ?? null);
	return [
		turn,
		(chosen) => {
			setTurn(chosen);
			const { turn: _, ...others } = readPreferences();
			write(chosen === null ? others : { ...others, turn: chosen });
		},
	];
}

function readPreferences(): Preferences {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		return typeof value === 'object' && value !== null ? value : {};
	} catch {
		// Blocked or damaged storage: nothing is preferred.
		return {};
	}
}

function write(preferences: Preferences) {
	try {
		localStorage.setItem(KEY, JSON.stringify(preferences));
	} catch {
		// Blocked or full storage: the choice lasts until the page is left.
	}
}
