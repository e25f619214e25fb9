import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFehler } from './api-fehler.ts';
import { useCommand } from './use-command.ts';

export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** One field as the server holds it; the version is that of what it belongs to. */
interface StoredField<V> extends Versioned<V> {
	send: (value: V | null, version: number, idempotencyKey: string) => Promise<unknown>;
	/** The field as it is by now, and by whom. */
	reload: () => Promise<Versioned<V> & Author>;
	invalidates: readonly QueryKey[];
	/** What another field is called that has to be filled in first; left out: its text says enough. */
	nameOf?: (field: string) => string | undefined;
}

interface Versioned<V> {
	value: V;
	version: number;
}

interface Author {
	/** Who saved it, and when; left out: nobody knows. */
	by?: string | undefined;
}

/** Saving one field: what it came to, for the input in place. */
export interface FieldSave<V> {
	/** As it was when the input opened; what is read later doesn't move it. */
	initial: V;
	save: (value: V) => void;
	isRunning: boolean;
	/** Why it was refused. */
	error: string | null;
	/** What somebody else has saved meanwhile. */
	conflict: ({ value: V } & Author) | null;
}

/** An emptied text is no text. */
const blankIsNull = <V extends FieldValue>(value: V): V | null =>
	typeof value === 'string' && value.trim() === '' ? null : (value ?? null);

/** Do both hold the same? Several choices are compared one by one. */
export const sameValue = (a: FieldValue, b: FieldValue): boolean =>
	JSON.stringify(blankIsNull(a)) === JSON.stringify(blankIsNull(b));

/** The texts of every field to blame: an IBAN may ask for its owner. */
const reason = ({ message, details }: ApiFehler, nameOf: (field: string) => string | undefined): string => {
	const texts = details.map(({ feld, text }) => {
		const name = feld && nameOf(feld);
		return name ? `${name}: ${text.replace(/\.?$/, '.')}` : text;
	});
	return [...new Set(texts)].join(' ') || message;
};

/**
 * Saves one field. When something else of the same record changed meanwhile it is sent again with the new version; only
 * when this very field did, the user decides.
 */
export function useFieldSave<V extends FieldValue>(
	{ value: present, version, send, reload, invalidates, nameOf = () => undefined }: StoredField<V>,
	onDone: () => void,
): FieldSave<V> {
	const [initial] = useState(present);
	/** What the user knows of: the value he began with, or the one he was shown as somebody else's. */
	const [known, setKnown] = useState<Versioned<V> & Author>({ value: present, version });
	const [asks, setAsks] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const command = useCommand<Versioned<V>, unknown>({
		run: (order, idempotencyKey) => send(blankIsNull(order.value), order.version, idempotencyKey),
		invalidates,
		onDone,
		onRefused: (refused, { value }) => {
			if (refused.code === 'VERSION') void compare(value);
			else setError(reason(refused, nameOf));
		},
	});
	const compare = async (value: V) => {
		const now = await reload();
		if (sameValue(now.value, known.value)) return command.execute({ value, version: now.version });
		setKnown(now);
		setAsks(true);
	};
	return {
		initial,
		error,
		conflict: asks ? known : null,
		isRunning: command.isRunning,
		save: (value) => {
			setError(null);
			setAsks(false);
			command.execute({ value, version: known.version });
		},
	};
}
