/** The version whose news the user has noticed: helper cookie, base64 of JSON. */

const NAME = 'version';
const YEAR_SECONDS = 31_536_000;

interface Versionsvermerk {
	version: string;
	noticed: boolean;
}

export function istBemerkt(version: string, cookies: string = document.cookie): boolean {
	const entry = cookies.split('; ').find((part) => part.startsWith(`${NAME}=`));
	const vermerk = entry ? lies(decodeURIComponent(entry.slice(NAME.length + 1))) : null;
	return vermerk?.version === version && vermerk.noticed === true;
}

export function merkeVersion(version: string, jar: Pick<Document, 'cookie'> = document) {
	const wert = btoa(JSON.stringify({ version, noticed: true } satisfies Versionsvermerk));
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	jar.cookie = `${NAME}=${encodeURIComponent(wert)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Null for what isn't ours: anybody may have set a cookie of this name. */
function lies(wert: string): Partial<Versionsvermerk> | null {
	try {
		const vermerk: unknown = JSON.parse(atob(wert));
		return typeof vermerk === 'object' ? vermerk : null;
	} catch {
		return null;
	}
}
