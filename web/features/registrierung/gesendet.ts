type Speicher = Pick<Storage, 'getItem' | 'setItem'>;

const SCHLUESSEL = 'registrierung-email';

/** The address the link went to, for the page after sending; not in that page's address, which ends up in logs. */
export function merkeEmail(speicher: Speicher, email: string): void {
	try {
		speicher.setItem(SCHLUESSEL, email);
	} catch {
		// The page then asks for the address when the link is to be sent again.
	}
}

export function gemerkteEmail(speicher: Speicher): string | null {
	return speicher.getItem(SCHLUESSEL);
}
