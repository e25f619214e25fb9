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

/** Opened by a one-time link (parameter isMobilFuerLinks). */
export const istLinkseite = (pathname: string): boolean =>
	/^\/(unterschrift|bestaetigen|einladung)(\/|$)/.test(pathname);
