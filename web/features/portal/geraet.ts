import { useState } from 'react';

/** Short side of the largest tablets, in CSS pixels. */
const TABLET_SHORT_SIDE = 1032;

/**
 * A phone or tablet: touch comes first and the screen is small. The window's width says nothing: a desktop zoomed to
 * 400 % is narrow and stays a desktop.
 */
export function istMobilgeraet(window: Pick<Window, 'matchMedia' | 'screen'>): boolean {
	const touchFirst = window.matchMedia('(pointer: coarse)').matches && !window.matchMedia('(any-hover: hover)').matches;
	return touchFirst && Math.min(window.screen.width, window.screen.height) <= TABLET_SHORT_SIDE;
}

/** The device doesn't change while a page is open. */
export function useMobilgeraet(): boolean {
	const [mobil] = useState(() => istMobilgeraet(window));
	return mobil;
}
