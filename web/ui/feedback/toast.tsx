import { Suspense, useEffect, useState } from 'react';
import { DialogWindow } from '../dialog-load.ts';
import { later, whenFetched } from '../later.tsx';
import type { Kind, ToastOptions } from './toasts.tsx';

const lade = () => import('./toasts.tsx');
const Liste = later(async () => (await lade()).Toasts);

/** Whatever a first toast follows, or opens a first dialog, begins with one of these. */
const FIRST_DEEDS = ['pointerdown', 'keydown'] as const;

let mount = () => {};

/** Where toasts appear, once, in the root of the page; fetched with the first thing done on it. */
export function Toasts() {
	const [isWanted, setIsWanted] = useState(false);
	useEffect(() => {
		const once = new AbortController();
		mount = () => {
			once.abort();
			setIsWanted(true);
			void DialogWindow.preload();
		};
		for (const deed of FIRST_DEEDS) window.addEventListener(deed, mount, { capture: true, signal: once.signal });
		return () => once.abort();
	}, []);
	if (!isWanted) return null;
	return (
		<Suspense>
			<Liste />
		</Suspense>
	);
}

async function show(kind: Kind, title: string, options?: ToastOptions) {
	mount();
	(await whenFetched(lade)).show(kind, title, options);
}

export const toast = {
	success: (title: string, options?: ToastOptions) => void show('success', title, options),
	error: (title: string, options?: ToastOptions) => void show('error', title, options),
	info: (title: string, options?: ToastOptions) => void show('info', title, options),
};
