import { lazy, Suspense } from 'react';
import type { Kind, ToastOptions } from './toasts.tsx';

/** Fetched when the page stands: the first of them follows something done. */
const lade = () => import('./toasts.tsx');
const Liste = lazy(async () => ({ default: (await lade()).Toasts }));

/** Where toasts appear; once, in the root of the page. */
export const Toasts = () => (
	<Suspense>
		<Liste />
	</Suspense>
);

const show = async (kind: Kind, title: string, options?: ToastOptions) => (await lade()).show(kind, title, options);

export const toast = {
	success: (title: string, options?: ToastOptions) => void show('success', title, options),
	error: (title: string, options?: ToastOptions) => void show('error', title, options),
	info: (title: string, options?: ToastOptions) => void show('info', title, options),
};
