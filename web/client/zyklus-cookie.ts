/** The chosen cycle: cookie `zyklus`, sent as header `x-Zyklus`; without it the active cycle counts. */

const YEAR_SECONDS = 31_536_000;
const ID = /^[0-9a-f-]{36}$/i;

export function chosenZyklus(cookies: string = document.cookie): string | null {
	const entry = cookies.split('; ').find((part) => part.startsWith('zyklus='));
	const id = entry && decodeURIComponent(entry.slice('zyklus='.length));
	return id && ID.test(id) ? id : null;
}

export function chooseZyklus(id: string, jar: Pick<Document, 'cookie'> = document) {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	jar.cookie = `zyklus=${encodeURIComponent(id)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export function forgetZyklus(jar: Pick<Document, 'cookie'> = document) {
	jar.cookie = 'zyklus=; Path=/; Max-Age=0';
}

export function zyklusHeader(): string | null {
	const id = chosenZyklus();
	return id && JSON.stringify({ id });
}
