import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiFehler } from './api-fehler.ts';
import { uuid } from './uuid.ts';

interface CommandOptions<V, R> {
	/** Makes the call; hand the key on, so that a retry of the same intent is one command. */
	run: (input: V, idempotencyKey: string) => Promise<R>;
	/** What the command may have changed; awaited before `onDone`, so that pages show their own writes. */
	invalidates?: readonly QueryKey[] | ((input: V, result: R) => readonly QueryKey[]);
	onDone?: (result: R, input: V) => void;
	onRefused?: (error: ApiFehler, input: V) => void;
}

/** A changing call: one idempotency key per intent, retried on a lost connection, lists refreshed afterwards. */
export function useCommand<V, R>({ run, invalidates = [], onDone, onRefused }: CommandOptions<V, R>) {
	const client = useQueryClient();
	/** Under way: a second press of a double click means nothing more. */
	const running = useRef<{ input: V } | null>(null);
	const mutation = useMutation({
		mutationFn: ({ input, key }: { input: V; key: string }) => run(input, key),
		onSuccess: async (result, { input }) => {
			const keys = typeof invalidates === 'function' ? invalidates(input, result) : invalidates;
			await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
			onDone?.(result, input);
		},
		onError: (error, { input }) => {
			if (!(error instanceof ApiFehler)) return;
			// What is shown isn't what there is any more.
			if (error.code === 'VERSION' && typeof invalidates !== 'function')
				for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
			onRefused?.(error, input);
		},
		onSettled: () => {
			running.current = null;
		},
	});
	return {
		execute: (input: V) => {
			if (running.current && isSame(running.current.input, input)) return;
			running.current = { input };
			mutation.mutate({ input, key: uuid() });
		},
		isRunning: mutation.isPending,
		error: mutation.error,
		reset: mutation.reset,
	};
}

/** Files can't be told apart by their contents: two of them are two. */
const isSame = (a: unknown, b: unknown): boolean =>
	Object.is(a, b) || (!(a instanceof FormData) && JSON.stringify(a) === JSON.stringify(b) && !hasFile(a));

const hasFile = (input: unknown): boolean =>
	input instanceof Blob ||
	(typeof input === 'object' && input !== null && Object.values(input).some((part) => hasFile(part)));
