import { anforderung, reicheEin, vorlage } from '#api/tests/dokumente.fixture.ts';
import type { Fragend } from '#api/tests/portal.fixture.ts';
import type { Bewerber, Kleinportal } from '#api/tests/test-portal.fixture.ts';
import { formular, pdf } from '#api/tests/upload.fixture.ts';
import type { Partei } from '#domain/rollen.ts';
import { FEHLT, gelungen, type Objekte } from './objekte.fixture.ts';

/** What each tenant needs but once. */
function einmal(lege: (t: Kleinportal) => Promise<Objekte>): (t: Kleinportal) => Promise<Objekte> {
	const bekannte = new WeakMap<Kleinportal, Promise<Objekte>>();
	return (t) => {
		const bekannt = bekannte.get(t) ?? lege(t);
		bekannte.set(t, bekannt);
		return bekannt;
	};
}

/** Specifications of documents: one that is asked for here by hand, and one that nobody asks for. */
const vorlagen = einmal(async (t) => {
	const felder = {
		nutzungsart: 'BEIDES',
		vorlageText: 'Für {{ freiwilliger.vorname }}',
		uploadRollen: ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'],
		pruefendeOrganisation: 'EINSATZSTELLE',
		// Otherwise what is checked closes the request, and the next file is refused.
		isMehrereDateien: true,
	};
	return {
		verlangt: await vorlage(t, { ...felder, bezeichnung: 'Unterweisung' }),
		unverlangt: await vorlage(t, { ...felder, bezeichnung: 'Einarbeitung' }),
	};
});

/** A request for a document, and what was handed in for it; nothing of whom nobody may ask anything yet. */
export async function dokumentVon(t: Kleinportal, wer: Bewerber, einreicher: Fragend): Promise<Objekte> {
	const { verlangt = '', unverlangt = '' } = await vorlagen(t);
	if ((await t.status(wer)) === 0) {
		return { verlangt: FEHLT, unverlangt, anforderung: FEHLT, dokument: FEHLT, dokumentdatei: FEHLT };
	}
	const gefragt = await anforderung(t, wer, verlangt);
	const neu = gelungen(await reicheEin(einreicher, wer, gefragt)) as unknown as { id: string; uploadID: string };
	return { verlangt, unverlangt, anforderung: gefragt, dokument: neu.id, dokumentdatei: neu.uploadID };
}

/** By the party that signs what they describe. */
const erklaerungen = einmal(async (t) => {
	const felder = { nutzungsart: 'GESTELLT', vorlageText: 'Erklärung', uploadRollen: ['MA_VERWALTUNG', 'ADMIN'] };
	const anlegen = async (partei: Partei) =>
		[partei, await vorlage(t, { ...felder, bezeichnung: `Erklärung ${partei}`, signaturparteien: [partei] })] as const;
	return Object.fromEntries(await Promise.all((['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'] as const).map(anlegen)));
});

/** A document of which this party alone has to sign, and how it is asked to. */
export async function unterschriftVon(
	t: Kleinportal,
	wer: Bewerber,
	einsatzortID: string,
	partei: Partei,
): Promise<Objekte> {
	if ((await t.status(wer)) === 0) return { signaturdokument: FEHLT, signatursitzung: FEHLT };
	const spec = (await erklaerungen(t))[partei];
	const inhalt = pdf();
	const { payload, headers } = formular([{ name: 'Erklaerung.pdf', inhalt }]);
	const query = `dokumentID=${spec}&einsatzortID=${einsatzortID}&expectedLength=${inhalt.length}`;
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?${query}`;
	const { id: signaturdokument } = gelungen(await t.traeger('POST', pfad, payload, headers));
	const { rows } = await t.umgebung.pool.query('select id from signatur where dokument_id = $1', [signaturdokument]);
	return { signaturdokument, signatursitzung: rows[0]?.id ?? '' };
}
