import { call } from '../../client/call.ts';
import { verwirfEntwuerfe } from '../../client/entwurf.ts';
import { entferneMarke } from './marke.ts';

/** What the page still asks for is refused meanwhile, and mustn't lead elsewhere. */
let geht = false;

export const meldetSichAb = (): boolean => geht;

/** Between the tabs of this browser. */
const KANAL = 'abmelden';

/** Ends the session, in all tabs; the full load drops everything the page held. */
export async function abmelden() {
	geht = true;
	try {
		await call('POST /v1/auth/logout');
	} finally {
		entferneMarke();
		verwirfEntwuerfe();
		new BroadcastChannel(KANAL).postMessage(null);
		window.location.assign('/login');
	}
}

/** Who signs out in one tab leaves nothing to read in another, nor behind the login. */
export function folgeAbmeldung(): void {
	new BroadcastChannel(KANAL).onmessage = () => {
		if (istHinterAnmeldung()) window.location.assign('/login');
	};
	// Going back, a browser may show the page as it was left.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted && istHinterAnmeldung()) window.location.reload();
	});
}

export const istHinterAnmeldung = (): boolean => window.location.pathname.startsWith('/admin');

/** To the login, and back here afterwards. */
export function zurAnmeldung() {
	const { pathname, search, hash } = window.location;
	if (pathname !== '/login') window.location.assign(`/login?ziel=${encodeURIComponent(pathname + search + hash)}`);
}
