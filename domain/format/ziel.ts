const HOME = '/';
const LOGIN_PREFIX = '/admin';
const DEFAULT_ZIEL = '/admin/';
/** Needs a session and stands beside the administration. */
const CHANGELOG = '/changelog';

/**
 * Where a login leads (table: Session): the wanted page of this portal, `/admin/` by default. Anything that could
 * lead to another origin is refused; a path containing `_next/` becomes home.
 */
export function sicheresZiel(wanted: string | undefined, origin: string): string {
	if (!wanted) return DEFAULT_ZIEL;
	if (!wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\') || hasControl(wanted))
		return DEFAULT_ZIEL;
	if (!URL.canParse(wanted, origin)) return DEFAULT_ZIEL;
	const url = new URL(wanted, origin);
	if (url.origin !== origin || url.pathname.startsWith('//')) return DEFAULT_ZIEL;
	if (url.pathname.includes('_next/')) return HOME;
	if (url.pathname === HOME || url.pathname.startsWith('/login')) return DEFAULT_ZIEL;
	const path = `${url.pathname}${url.search}${url.hash}`;
	return isAdmin(url.pathname) || url.pathname === CHANGELOG ? path : `${LOGIN_PREFIX}${path}`;
}

function isAdmin(pathname: string): boolean {
	return pathname === LOGIN_PREFIX || pathname.startsWith(`${LOGIN_PREFIX}/`);
}

/** Browsers drop tabs and line breaks from addresses, so `/\t/x` would be `//x`. */
function hasControl(text: string): boolean {
	return [...text].some((char) => char.charCodeAt(0) < 0x20);
}
