import { nameDesUnterzeichners } from '#domain/akte/signatur/partei.ts';
import type { Akte, Anforderung, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { mitAusnahme } from '#domain/mahnausnahme.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { type Aufzeichnung, type Handler, type Typ, vertragIn } from './handler.ts';
import { alsZeugnis } from './zeugnis.ts';

type Schritt =
	| 'DokumentGeprueft'
	| 'DokumentZurueckgewiesen'
	| 'DokumentInvalidiert'
	| 'DokumentWiederhergestellt'
	| 'DokumentAbgelaufen'
	| 'UnterschriftenBegonnen'
	| 'DokumentUnterschrieben'
	| 'UnterschriftenZurueckgesetzt';

export const dokumentHandler = {
	DokumentAngefordert(akte, e) {
		const { anforderungID: id, specID, isManuell, frist } = e.facts;
		akte.anforderungen.push({
			id,
			specID,
			angefordertAm: e.meta.zeit,
			offenSeit: e.meta.zeit,
			isManuell,
			frist,
			geschlossenAm: null,
			zurueckgezogenAm: null,
			eingesehen: false,
			istErloschen: false,
			mahnungAb: tagInBerlin(e.meta.zeit),
			mahnstufe: 0,
			gemahntAm: null,
			mahnungen: [],
			mahnausnahmen: [],
			bemerkung: e.person?.bemerkung ?? null,
		});
	},

	AnforderungGeschlossen(akte, e) {
		const anforderung = anforderungIn(akte, e.facts.anforderungID);
		if (!anforderung.istErloschen) anforderung.geschlossenAm = e.meta.zeit;
	},

	AnforderungZurueckgezogen(akte, e) {
		const anforderung = anforderungIn(akte, e.facts.anforderungID);
		if (!anforderung.istErloschen) anforderung.zurueckgezogenAm = e.meta.zeit;
	},

	AnforderungWiederhergestellt(akte, e) {
		const { anforderungID, ...stand } = e.facts;
		Object.assign(anforderungIn(akte, anforderungID), stand, { istErloschen: false });
	},

	AnforderungGeoeffnet(akte, e) {
		Object.assign(anforderungIn(akte, e.facts.anforderungID), {
			offenSeit: e.meta.zeit,
			geschlossenAm: null,
			zurueckgezogenAm: null,
			eingesehen: false,
			istErloschen: false,
		});
	},

	AnforderungUebertragen(akte, e) {
		anforderungIn(akte, e.facts.anforderungID).specID = e.facts.nach;
	},

	DokumentGemahnt(akte, e) {
		const { anforderungID, stufe, tag, an, perMail, weg } = e.facts;
		const anforderung = anforderungIn(akte, anforderungID);
		// Whom was written to was not always recorded.
		const mahnungen = [...anforderung.mahnungen, { tag, stufe, an: an ?? [], perMail, ...(weg && { weg }) }];
		Object.assign(anforderung, { mahnstufe: stufe, gemahntAm: tag, mahnungen });
	},

	MahnausnahmeGesetzt(akte, e) {
		const { anforderungID, regel } = e.facts;
		const dort = anforderungID === null ? akte : anforderungIn(akte, anforderungID);
		const neue = { regel, seit: e.meta.zeit, von: e.meta.userID, grund: e.person?.grund ?? null };
		dort.mahnausnahmen = mitAusnahme(dort.mahnausnahmen, neue);
	},

	MahnausnahmeBeendet(akte, e) {
		const { anforderungID } = e.facts;
		const dort = anforderungID === null ? akte : anforderungIn(akte, anforderungID);
		dort.mahnausnahmen = [];
	},

	DokumentHochgeladen(akte, e) {
		const { dokumentID: id, nach, ausgabe, aufPapier, druck, nachweisZu, ...facts } = e.facts;
		const { zeit, userID } = e.meta;
		akte.dokumente.push({
			id,
			...facts,
			isVereinbart: akte.vertraege.some((v) => v.id === facts.vertragID && v.status >= VERTRAG.nr.Einigung),
			status: nach,
			statusSeit: zeit,
			hochgeladenAm: zeit,
			hochgeladenVon: userID,
			name: e.person?.name ?? null,
			geprueftAm: nach === DOKUMENT.nr.Hochgeladen ? null : zeit,
			geprueftVon: nach === DOKUMENT.nr.Hochgeladen ? null : userID,
			fassung: 1,
			isPapier: false,
			signaturform: null,
			dateisignaturen: e.person?.signaturen ?? [],
			original: e.person?.original ?? null,
			vollstaendigAm: null,
			siegel: null,
			siegelfehler: null,
			pruefnummer: e.person?.pruefnummer ?? null,
			isAufPapier: aufPapier === true,
			druck: druck ?? null,
			nachweisZu: nachweisZu ?? null,
			ausgaben: ausgabe ? [{ ...ausgabe, sha256: facts.sha256, am: zeit }] : [],
			grund: null,
			isUeberholt: false,
			einblick: null,
			isGeloescht: false,
		});
		alsZeugnis(akte, facts.anforderungID, id);
	},

	DokumentGedruckt(akte, e) {
		akte.drucke.push({ ...e.facts, nummer: e.person?.drucknummer ?? null, am: e.meta.zeit });
	},

	EinblickGenommen(akte, e) {
		const { zeit, userID } = e.meta;
		dokumentIn(akte, e.facts.dokumentID).einblick = { userID, zeit };
	},

	EinsichtFestgehalten(akte, e) {
		const neu = { eingesehen: true, istErloschen: false, offenSeit: e.meta.zeit };
		Object.assign(anforderungIn(akte, e.facts.anforderungID), neu);
	},

	DokumentGeprueft(akte, e) {
		const { gueltigBis, papier, form } = e.facts;
		const { zeit, userID } = e.meta;
		const dokument = schritt(akte, e);
		Object.assign(dokument, { gueltigBis, isPapier: papier, geprueftAm: zeit, geprueftVon: userID });
		Object.assign(dokument, { signaturform: form ?? null, original: e.person?.original ?? null });
		if (papier) haltErsteUnterschriftFest(akte, dokument);
	},

	DokumentZurueckgewiesen(akte, e) {
		const { anforderungID } = zuruecknehmen(akte, e);
		const neuAb = { mahnungAb: tagInBerlin(e.meta.zeit), mahnstufe: 0, gemahntAm: null };
		Object.assign(anforderungIn(akte, anforderungID), neuAb);
	},

	DokumentInvalidiert(akte, e) {
		zuruecknehmen(akte, e).isUeberholt = e.facts.anlass === 'VERTRAG' || e.facts.anlass === 'RUECKNAHME';
	},

	DokumentWiederhergestellt(akte, e) {
		const { seit, geprueftAm, geprueftVon, gueltigBis, isPapier } = e.facts;
		const war = { statusSeit: seit, geprueftAm, geprueftVon, gueltigBis, isPapier, grund: null, isUeberholt: false };
		haltErsteUnterschriftFest(akte, Object.assign(schritt(akte, e), war));
	},

	DokumentAbgelaufen: (akte, e) => void zuruecknehmen(akte, e),

	DokumentGeloescht(akte, e) {
		const dokument = dokumentIn(akte, e.facts.dokumentID);
		dokument.isGeloescht = true;
		oeffne(akte, dokument, e.meta.zeit);
		haltErsteUnterschriftFest(akte, dokument);
	},

	UnterschriftenBegonnen: (akte, e) => void schritt(akte, e),

	UnterschriftenVollstaendig(akte, e) {
		dokumentIn(akte, e.facts.dokumentID).vollstaendigAm = e.meta.zeit;
	},

	DokumentUnterschrieben(akte, e) {
		schritt(akte, e).vollstaendigAm ??= e.meta.zeit;
	},

	UnterschriftenZurueckgesetzt(akte, e) {
		const dokument = schritt(akte, e);
		const { fassung } = e.facts;
		Object.assign(dokument, { fassung, isPapier: false, vollstaendigAm: null, siegel: null, siegelfehler: null });
		Object.assign(dokument, { signaturform: null, original: null });
		haltErsteUnterschriftFest(akte, dokument);
	},

	DokumentBesiegelt(akte, e) {
		const { dokumentID, uploadID, sha256, kennung } = e.facts;
		const dokument = dokumentIn(akte, dokumentID);
		Object.assign(dokument, { siegel: { uploadID, sha256 }, siegelfehler: null });
		dokument.pruefnummer ??= e.person?.pruefnummer ?? null;
		if (kennung) dokument.ausgaben = [...dokument.ausgaben, { kennung, sha256, am: e.meta.zeit, isEntwurf: false }];
	},

	BesiegelungGescheitert(akte, e) {
		const { dokumentID, grund } = e.facts;
		dokumentIn(akte, dokumentID).siegelfehler = { grund, seit: e.meta.zeit };
	},

	BesiegelungAngestossen(akte, e) {
		dokumentIn(akte, e.facts.dokumentID).siegelfehler = null;
	},

	SignaturAngefordert(akte, e) {
		const { sitzungID: id, ...facts } = e.facts;
		akte.signaturen.push({
			id,
			...facts,
			status: 'CREATED',
			angefordertAm: e.meta.zeit,
			vorschauAm: null,
			unterschriebenAm: null,
			unterschriebenVon: null,
			name: null,
			gefragt: null,
		});
	},

	SignaturGeoeffnet(akte, e) {
		signaturIn(akte, e.facts.sitzungID).status = 'STARTED';
	},

	SignaturVorschauGesehen(akte, e) {
		signaturIn(akte, e.facts.sitzungID).vorschauAm = e.meta.zeit;
	},

	UnterschriftGeleistet(akte, e) {
		const { zeit, userID } = e.meta;
		const signatur = signaturIn(akte, e.facts.sitzungID);
		Object.assign(signatur, { status: 'SIGNED', unterschriebenAm: zeit, unterschriebenVon: userID });
		if (e.facts.linkVon) signatur.linkVon = e.facts.linkVon;
		signatur.name = e.person?.name ?? null;
		// Whoever is signed in is known by his account.
		signatur.gefragt =
			userID === null && signatur.unterzeichnerID !== null ? nameDesUnterzeichners(akte, signatur) : null;
		const dokument = dokumentIn(akte, signatur.dokumentID);
		dokument.signaturform = signatur.form ?? null;
		haltErsteUnterschriftFest(akte, dokument);
	},

	SignaturAbgebrochen(akte, e) {
		signaturIn(akte, e.facts.sitzungID).status = 'CANCELED';
	},

	SignaturWiederhergestellt(akte, e) {
		signaturIn(akte, e.facts.sitzungID).status = e.facts.nach;
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

/** From the first signature on, terms are no longer changed; when all of them are taken back, they may be again. */
function haltErsteUnterschriftFest(akte: Akte, { vertragID }: Dokument): void {
	if (vertragID === null) return;
	const zeiten = akte.dokumente
		.filter(
			(d) =>
				d.vertragID === vertragID &&
				!d.isGeloescht &&
				(d.status === DOKUMENT.nr.UnterschriftenSammeln || d.status === DOKUMENT.nr.Unterschrieben),
		)
		.flatMap((d) => [
			...(d.isPapier && d.geprueftAm ? [d.geprueftAm] : []),
			...akte.signaturen
				.filter((s) => s.dokumentID === d.id && s.fassung === d.fassung && s.status === 'SIGNED')
				.flatMap((s) => s.unterschriebenAm ?? []),
		]);
	vertragIn(akte, vertragID).ersteUnterschriftAm = zeiten.toSorted()[0] ?? null;
}

/** What was handed in doesn't count any more: the request stands again. */
function zuruecknehmen(
	akte: Akte,
	e: Aufzeichnung<'DokumentZurueckgewiesen' | 'DokumentInvalidiert' | 'DokumentAbgelaufen'>,
): Dokument {
	const dokument = schritt(akte, e);
	if (e.type !== 'DokumentAbgelaufen') dokument.grund = e.person?.grund ?? null;
	oeffne(akte, dokument, e.meta.zeit);
	haltErsteUnterschriftFest(akte, dokument);
	return dokument;
}

/** Where the facts of a look are erased, nothing tells any more which request was closed, by whom or when. */
export function loescheEinsichten({ anforderungen }: Akte): void {
	for (const anforderung of anforderungen.filter(({ eingesehen }) => eingesehen)) {
		const { angefordertAm } = anforderung;
		const gleich = { istErloschen: true, geschlossenAm: angefordertAm, offenSeit: angefordertAm };
		Object.assign(anforderung, gleich, { zurueckgezogenAm: null });
	}
}

function oeffne(akte: Akte, { anforderungID }: Dokument, offenSeit: string): void {
	if (anforderungIn(akte, anforderungID).istErloschen) return;
	Object.assign(anforderungIn(akte, anforderungID), { geschlossenAm: null, offenSeit });
}

function schritt(akte: Akte, e: Aufzeichnung<Schritt>): Dokument {
	const dokument = dokumentIn(akte, e.facts.dokumentID);
	dokument.status = e.facts.nach;
	dokument.statusSeit = e.meta.zeit;
	return dokument;
}

/** History always names a request, document or signature that was made before; a missing one means a broken stream. */
function findeIn<T extends { readonly id: string }>(akte: Akte, liste: readonly T[], id: string): T {
	const gefunden = liste.find((x) => x.id === id);
	if (!gefunden) throw new Error(`Akte ${akte.id}: ${id} fehlt`);
	return gefunden;
}

const anforderungIn = (akte: Akte, id: string): Anforderung => findeIn(akte, akte.anforderungen, id);
const dokumentIn = (akte: Akte, id: string): Dokument => findeIn(akte, akte.dokumente, id);
const signaturIn = (akte: Akte, id: string): Signatursitzung => findeIn(akte, akte.signaturen, id);
