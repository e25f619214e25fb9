import type { Antwort, Fragend } from './portal.fixture.ts';
import type { Bewerber, Kleinportal } from './test-portal.fixture.ts';
import { formular, pdf } from './upload.fixture.ts';

/** A specification that is published; what isn't said is the least there can be. */
export async function vorlage(t: Pick<Kleinportal, 'traeger'>, felder: object): Promise<string> {
	const form = 'signaturparteien' in felder ? { signaturform: 'EINFACH', signaturgrund: 'So entschieden' } : {};
	const antwort = await t.traeger('POST', '/v1/dokumentspec', { nutzungsart: 'ANGEFORDERT', ...form, ...felder });
	const { id } = gelungen(antwort) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/dokumentspec/${id}`, { status: 10 }));
	return id;
}

export interface Blick {
	readonly anforderungen: readonly {
		readonly id: string;
		readonly specID: string;
		readonly status: string;
		readonly stufe: string | null;
		readonly blockiertAb: number | null;
		readonly dokumente: readonly {
			readonly id: string;
			readonly uploadID: string;
			readonly status: number;
			readonly isGeloescht: boolean;
		}[];
		readonly aktionen: readonly { readonly aktion: string; readonly erlaubt: boolean }[];
	}[];
	readonly dokumente: readonly { readonly id: string; readonly uploadID: string; readonly status: number }[];
}

export const akteVon = async (frage: Fragend, { id }: Pick<Bewerber, 'id'>): Promise<Blick> =>
	gelungen(await frage('GET', `/v1/freiwilliger/${id}/akte`)) as unknown as Blick;

/** The request for this specification in the volunteer's file; asked for by the Traeger where nothing else did. */
export async function anforderung(
	t: Pick<Kleinportal, 'traeger'>,
	wer: Pick<Bewerber, 'id'>,
	specID: string,
): Promise<string> {
	const { anforderungen } = await akteVon(t.traeger, wer);
	const da = anforderungen.find((a) => a.specID === specID);
	if (da) return da.id;
	const antwort = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente`, { dokumentSpecID: specID });
	return (gelungen(antwort) as { id: string }).id;
}

interface Einreichung {
	readonly name?: string;
	readonly inhalt?: Buffer;
	/** What the address says of it. */
	readonly laenge?: number;
	/** More for the address. */
	readonly dazu?: string;
}

/** Hands a file in. */
export function reicheEin(
	frage: Fragend,
	wer: Pick<Bewerber, 'id'>,
	anforderungID: string,
	{ name = 'Nachweis.pdf', inhalt = pdf(), laenge, dazu = '' }: Einreichung = {},
): Promise<Antwort> {
	const { payload, headers } = formular([{ name, inhalt }]);
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${anforderungID}?expectedLength=${laenge ?? inhalt.length}${dazu}`;
	return frage('POST', pfad, payload, headers);
}

export function gelungen(antwort: Antwort): object {
	if (antwort.status >= 300) throw new Error(`${antwort.status}: ${antwort.roh.body}`);
	return antwort.data;
}
