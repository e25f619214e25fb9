import { CryptoKeySigner, P12Signer, PDF, type Signer } from '@libpdf/core';

/** What documents are sealed with. Everything by value, for the thread. */
export type Zertifikat =
	| { readonly art: 'EIGENES' /** PKCS #8. */; readonly schluessel: Uint8Array; readonly zertifikat: Uint8Array }
	| { readonly art: 'P12'; readonly datei: Uint8Array; readonly kennwort: string };

export interface Siegelangaben {
	/** ISO 8601: the time the seal claims. */
	readonly zeit: string;
	/** Who seals: the tenant. */
	readonly name: string;
}

/** Seals a document the portal made, as it is (PAdES, B-B): any change afterwards is seen. */
export async function setzeSiegel(
	bytes: Uint8Array,
	zertifikat: Zertifikat,
	{ zeit, name }: Siegelangaben,
): Promise<Uint8Array> {
	const pdf = await PDF.load(bytes);
	const signiert = await pdf.sign({
		signer: await unterzeichner(zertifikat),
		level: 'B-B',
		signingTime: new Date(zeit),
		reason: `Versiegelt von ${name}`,
	});
	return signiert.bytes;
}

/** The curve of the certificates the portal makes. */
export const KURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

async function unterzeichner(zertifikat: Zertifikat): Promise<Signer> {
	if (zertifikat.art === 'EIGENES') {
		const schluessel = await crypto.subtle.importKey('pkcs8', Uint8Array.from(zertifikat.schluessel), KURVE, false, [
			'sign',
		]);
		return new CryptoKeySigner(schluessel, zertifikat.zertifikat, 'EC', 'ECDSA');
	}
	return P12Signer.create(zertifikat.datei, zertifikat.kennwort);
}
