/** What else is done to a file: without a button among its actions, or by the portal itself; inputs drawn at random. */

import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import {
	besiegelungAnstossen,
	besiegelungGescheitert,
	dokumentBesiegeln,
} from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { mahnausnahmeBeenden, mahnausnahmeSetzen } from '#domain/akte/entscheidungen/dokument/mahnausnahme.ts';
import { mahnbrief } from '#domain/akte/entscheidungen/dokument/mahnbrief.ts';
import { faelligeMahnen, mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturOeffnen, vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { direktUnterschreiben, unterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { lieseAbfrage, personenteilAusfuellen } from '#domain/akte/entscheidungen/freiwilliger/abfrage-ausfuellen.ts';
import { bemerkungLoeschen } from '#domain/akte/entscheidungen/freiwilliger/bemerkung-loeschen.ts';
import { datenschutzZustimmen } from '#domain/akte/entscheidungen/freiwilliger/datenschutz-zustimmen.ts';
import { beurteileDublette } from '#domain/akte/entscheidungen/freiwilliger/dublette-beurteilen.ts';
import { einladungAnnehmen } from '#domain/akte/entscheidungen/freiwilliger/einladung-annehmen.ts';
import { emailUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/email-uebernehmen.ts';
import { erziehungsberechtigteEntfernen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-entfernen.ts';
import { bedingungenZustimmen } from '#domain/akte/entscheidungen/vertrag/bedingungen-zustimmen.ts';
import {
	BFD_SCHRITTE,
	bfdVereinbarungPflegen,
	moeglicheSchritte,
} from '#domain/akte/entscheidungen/vertrag/bfd-vereinbarung.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import { fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import type { Abfragefeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import type { Akte, Vertrag } from '../zustand.ts';
import { ADMIN, freiwillig, SYSTEM, TOKEN, TRAEGER, VEREIN1, VEREIN2, VEREIN3, vereinAn } from './personen.fixture.ts';
import { SEMINARTATEN } from './seminartaten.fixture.ts';
import { EINSATZORTE } from './stammdaten.fixture.ts';
import type { Nebentat, Tat, Wuerfel } from './zufallstaten.fixture.ts';

const ALLE = [TRAEGER, ADMIN, VEREIN1, VEREIN2, VEREIN3];

function gefragt(feld: Abfragefeld, bezeichnung: string, isPflicht: boolean): Feldabfrage['felder'][number] {
	return { feld, bezeichnung, isPflicht, isBearbeitbarDurch: ['FW', 'ME'], hilfetext: null };
}

/** What a volunteer enters at once; of the second guardian before the first nothing is taken. */
const ANTWORTEN: readonly Readonly<Record<string, string | null>>[] = [
	{ geburtsort: 'Wetzlar' },
	{ geburtsort: null },
	{ erziehungsberechtigterEinsVorname: 'Ute', erziehungsberechtigterEinsNachname: 'Weber' },
	{ erziehungsberechtigterZweiVorname: 'Jan', erziehungsberechtigterZweiNachname: 'Weber' },
];

/** Asked for before the agreement in some of the worlds. */
export const ABFRAGE: Feldabfrage = {
	id: 'abfrage',
	zielStatus: 2800,
	dienstartIDs: [],
	isAktiv: true,
	felder: [
		gefragt('geburtsort', 'Geburtsort', true),
		gefragt('erziehungsberechtigterEinsVorname', 'Vorname der ersten Person', false),
		gefragt('erziehungsberechtigterEinsNachname', 'Nachname der ersten Person', false),
		gefragt('erziehungsberechtigterZweiVorname', 'Vorname der zweiten Person', false),
		gefragt('erziehungsberechtigterZweiNachname', 'Nachname der zweiten Person', false),
	],
};

const UNTERSCHRIFT = {
	art: 'GETIPPT',
	name: 'Lena Weber',
	bild: null,
	isEinverstanden: true,
	ipHash: null,
} as const;

/** One that is being signed, or could be, as long as there are any. */
function einDokument({ dokumente }: Akte, wirf: Wuerfel): string {
	const [dabei, bereit] = [1500, 1000].map((status) => dokumente.filter((d) => !d.isGeloescht && d.status === status));
	const naechste = [dabei, bereit, dokumente].find((liste) => liste !== undefined && liste.length > 0);
	return naechste ? wirf(naechste).id : 'keines';
}
/** One that waits for its seal, as long as there is any. */
function einSiegel(akte: Akte, wirf: Wuerfel): { dokumentID: string; fassung: number } {
	const { id = einDokument(akte, wirf), fassung = 1 } = akte.dokumente.find(wartetAufSiegel) ?? {};
	return { dokumentID: id, fassung: wirf([fassung, fassung, 2]) };
}
const meistMitLink = (wirf: Wuerfel): boolean => wirf([true, true, true, false]);

/** Those that wait, as long as there are any; of them rather those whose document has been read, or hasn't. */
function eineSitzung({ signaturen }: Akte, wirf: Wuerfel, gelesen: boolean): string {
	const offene = signaturen.filter((s) => s.status === 'CREATED' || s.status === 'STARTED');
	const passende = offene.filter((s) => (s.vorschauAm !== null) === gelesen);
	const naechste = [passende, offene, signaturen].find((liste) => liste.length > 0);
	return naechste ? wirf(naechste).id : 'keine';
}

export const istVereinbarterBfd = ({ dienstartID, status }: Vertrag): boolean =>
	dienstartID === 'bfd' && [2000, 3000, 4000, 9000].includes(status);

export const NEBENTATEN: Readonly<Record<string, (akte: Akte, wirf: Wuerfel) => Nebentat>> = {
	...SEMINARTATEN,
	einladungAnnehmen(akte, wirf) {
		const einsatzortID = wirf(EINSATZORTE);
		const eingabe = {
			einladungID: 'e',
			zyklusID: akte.zyklusID,
			einsatzortID,
			dienstartID: wirf(['fsj', 'bfd']),
			betreuerUserID: vereinAn(einsatzortID).userID,
			userID: `user-${akte.id}`,
		};
		return { akteur: TOKEN, tat: (l) => einladungAnnehmen(l, eingabe) };
	},
	emailUebernehmen: (_, wirf) => {
		const email = wirf(['neu@example.org', 'lena@example.org', 'petra@example.org']);
		return { akteur: TOKEN, tat: (l) => emailUebernehmen(l, { email }) };
	},
	bfdVereinbarungPflegen({ vertraege }, wirf) {
		// Of the BFD, where there is one, and a step that is its next.
		const vertrag = vertraege.find(istVereinbarterBfd) ?? vertraege.at(-1);
		const schritt = wirf(vertrag ? moeglicheSchritte(vertrag) : BFD_SCHRITTE) ?? 'BEANTWORTEN';
		const dazu = { am: '2025-06-01', an: 'ZENTRALSTELLE', bfdKennung: 'HE-1', grund: 'Fehlt' } as const;
		const eingabe = { vertragID: vertrag?.id ?? 'keiner', schritt, ...dazu };
		return { akteur: wirf([TRAEGER, ADMIN, VEREIN1]), tat: (l) => bfdVereinbarungPflegen(l, eingabe) };
	},
	abgleichen: () => ({ akteur: SYSTEM, tat: abgleichen }),
	bemerkungLoeschen(akte, wirf) {
		const bemerkungID = akte.bemerkungen.length ? wirf(akte.bemerkungen).id : 'keine';
		return { akteur: wirf(ALLE), tat: (l) => bemerkungLoeschen(l, { bemerkungID }) };
	},
	erziehungsberechtigteEntfernen(akte, wirf) {
		const erziehungsberechtigterID = akte.erziehungsberechtigte[0]?.id ?? 'keine';
		return { akteur: wirf(ALLE), tat: (l) => erziehungsberechtigteEntfernen(l, { erziehungsberechtigterID }) };
	},
	faelligeMahnen: () => ({ akteur: SYSTEM, tat: faelligeMahnen }),
	mahnen(akte, wirf) {
		const anforderungIDs = akte.anforderungen.length ? [wirf(akte.anforderungen).id] : [];
		return { akteur: wirf(ALLE), tat: (l) => mahnen(l, { anforderungIDs }) };
	},
	mahnbrief: (_akte, wirf) => ({ akteur: wirf(ALLE), tat: mahnbrief }),
	mahnausnahmeSetzen(akte, wirf) {
		const anforderungID = akte.anforderungen.length ? wirf([null, wirf(akte.anforderungen).id]) : null;
		const regel = wirf([
			{ art: 'NIE' },
			{ art: 'TAKT', alleTage: 3, hoechstens: 2 },
			{ art: 'AUSGESETZT_BIS', bis: '2099-01-01' },
		] as const);
		return { akteur: wirf(ALLE), tat: (l) => mahnausnahmeSetzen(l, { anforderungID, regel, grund: 'Probe' }) };
	},
	mahnausnahmeBeenden(akte, wirf) {
		const anforderungID = akte.anforderungen.length ? wirf([null, wirf(akte.anforderungen).id]) : null;
		return { akteur: wirf(ALLE), tat: (l) => mahnausnahmeBeenden(l, { anforderungID }) };
	},
	signaturAnfordern(akte, wirf) {
		const dokumentID = einDokument(akte, wirf);
		const partei = wirf([
			'FREIWILLIGER',
			'FREIWILLIGER',
			'ERZIEHUNGSBERECHTIGTER',
			'EINSATZSTELLE',
			'TRAEGER',
		] as const);
		const unterzeichnerID = akte.erziehungsberechtigte.length ? wirf(akte.erziehungsberechtigte).id : null;
		const eingabe = { dokumentID, partei, unterzeichnerID };
		return { akteur: wirf([TRAEGER, TRAEGER, ...ALLE]), tat: (l) => signaturAnfordern(l, eingabe) };
	},
	signaturOeffnen(akte, wirf) {
		const eingabe = { sitzungID: eineSitzung(akte, wirf, false), mitLink: meistMitLink(wirf) };
		return { akteur: wirf([TOKEN, ...ALLE, freiwillig(akte.id)]), tat: (l) => signaturOeffnen(l, eingabe) };
	},
	vorschauGesehen(akte, wirf) {
		const eingabe = { sitzungID: eineSitzung(akte, wirf, false), mitLink: meistMitLink(wirf) };
		return { akteur: wirf([TOKEN, ...ALLE, freiwillig(akte.id)]), tat: (l) => vorschauGesehen(l, eingabe) };
	},
	unterschreiben(akte, wirf) {
		const eingabe = { ...UNTERSCHRIFT, sitzungID: eineSitzung(akte, wirf, true), mitLink: meistMitLink(wirf) };
		return { akteur: wirf([TOKEN, ...ALLE, freiwillig(akte.id)]), tat: (l) => unterschreiben(l, eingabe) };
	},
	direktUnterschreiben(akte, wirf) {
		const eingabe = { ...UNTERSCHRIFT, dokumentID: einDokument(akte, wirf) };
		const gefragt = akte.signaturen.find((s) => s.dokumentID === eingabe.dokumentID && istOffen(s))?.partei;
		const dran = { FREIWILLIGER: freiwillig(akte.id), EINSATZSTELLE: VEREIN1, TRAEGER, ERZIEHUNGSBERECHTIGTER: TOKEN };
		const irgendwer = wirf([...ALLE, freiwillig(akte.id)]);
		const akteur = gefragt && wirf([true, true, true, false]) ? dran[gefragt] : irgendwer;
		return { akteur, tat: (l) => direktUnterschreiben(l, eingabe) };
	},
	signaturenZuruecksetzen(akte, wirf) {
		const dokumentID = einDokument(akte, wirf);
		return { akteur: wirf(ALLE), tat: (l) => signaturenZuruecksetzen(l, { dokumentID }) };
	},
	dokumentBesiegeln(akte, wirf) {
		const eingabe = { ...einSiegel(akte, wirf), uploadID: 'siegel', sha256: 'siegel' };
		return { akteur: SYSTEM, tat: (l) => dokumentBesiegeln(l, eingabe) };
	},
	besiegelungGescheitert(akte, wirf) {
		const grund = wirf(['PDF', 'UNERWARTET'] as const);
		const eingabe = { ...einSiegel(akte, wirf), grund };
		return { akteur: SYSTEM, tat: (l) => besiegelungGescheitert(l, eingabe) };
	},
	besiegelungAnstossen(akte, wirf) {
		const { dokumentID } = einSiegel(akte, wirf);
		return { akteur: wirf(ALLE), tat: (l) => besiegelungAnstossen(l, { dokumentID }) };
	},
	datenschutzZustimmen: (akte) => ({ akteur: freiwillig(akte.id), tat: (l) => datenschutzZustimmen(l, {}) }),
	signaturenAblaufenLassen: () => ({ akteur: SYSTEM, tat: signaturenAblaufenLassen }),
	beurteileDublette(akte, wirf) {
		const andereID = wirf(['a', 'b', 'c', 'd']);
		const urteil = wirf(['GLEICH', 'VERSCHIEDEN', null] as const);
		return { akteur: wirf([...ALLE, freiwillig(akte.id)]), tat: (l) => beurteileDublette(l, { andereID, urteil }) };
	},
	abfrageAusfuellen(akte, wirf) {
		const werte = wirf(ANTWORTEN);
		const tat: Tat = (l) => personenteilAusfuellen(l, lieseAbfrage(l, { ziel: 2800, wunschID: null, werte }));
		return { akteur: wirf([...ALLE, freiwillig(akte.id)]), tat };
	},
	bedingungenZustimmen(akte, wirf) {
		const vertrag = akte.vertraege.length ? wirf(akte.vertraege) : null;
		return {
			akteur: wirf(ALLE),
			tat: (l) =>
				bedingungenZustimmen(l, {
					vertragID: vertrag?.id ?? 'keiner',
					hash: vertrag ? fingerabdruck(l.ctx, vertrag, vertrag) : '',
				}),
		};
	},
};
