/**
 * What follows for requests, documents and signatures from whatever was decided: like the places, no verb speaks of it.
 * Said again of the result it says nothing.
 */

import { hatFakten } from '#domain/akte/freiwilliger/einsicht.ts';
import { abgebrochen, brichSignaturenAb, istOffen, ruht, setzeFort } from '#domain/akte/signatur/ablauf.ts';
import { dokumentSchritt } from '#domain/akte/signatur/schritt.ts';
import { abweichend } from '#domain/akte/vertrag/betroffene.ts';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import {
	type AkteEreignis,
	AnforderungGeoeffnet,
	AnforderungGeschlossen,
	DokumentAngefordert,
	DokumentInvalidiert,
} from '../ereignisse.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Lage } from '../lage.ts';
import { spieleEin } from '../vorausschau.ts';
import type { Akte, Dokument } from '../zustand.ts';
import { dokumentwunsch, fehlendeAnforderungen, umfeldDerAkte, wirdAngefordert } from './dokumentbedarf.ts';
import { istEingesehen, neuestesDokument, standDerAnforderung } from './dokumentregeln.ts';

type Folge = (lage: Lage, danach: Akte) => AkteEreignis[];

const FOLGEN: readonly Folge[] = [
	stornierteVertraege,
	ueberholteVertragsdokumente,
	nichtAngetreten,
	wiederGebraucht,
	neuAngefordert,
	erledigt,
	unterschriften,
];

/** `danach` is the file after the decision, nobody else's; what follows is folded into it. */
export function dokumentfolgen(lage: Lage, danach: Akte): AkteEreignis[] {
	if (danach.geloescht) return danach.signaturen.filter(istOffen).map((s) => abgebrochen(s, 'GELOESCHT'));
	if (danach.status < FREIWILLIGER.nr.Freigeschaltet) return [];
	return FOLGEN.flatMap((folge) => {
		const ereignisse = folge(lage, danach);
		spieleEin(lage, danach, ereignisse);
		return ereignisse;
	});
}

/** W13, W14, W16 and the override: what was to be signed for a cancelled contract is worth nothing. */
function stornierteVertraege(_lage: Lage, akte: Akte): AkteEreignis[] {
	const storniert = new Set(akte.vertraege.filter((v) => v.status === VERTRAG.nr.Storniert).map((v) => v.id));
	return hinfaellig(akte, (d) => storniert.has(d.vertragID ?? ''));
}

/** Signed is what was agreed on: neither a draft from before nor other terms (table: Decided after measuring, D3). */
function ueberholteVertragsdokumente({ akte: vorher, referenz }: Lage, akte: Akte): AkteEreignis[] {
	const vertrag = akte.vertraege.find((v) => v.status === VERTRAG.nr.Einigung);
	if (!vertrag) return [];
	const vereinbart = new Set(referenz.specs.filter((s) => s.isVertragsrelevant).map((s) => s.id));
	const bisher = vorher.vertraege.find((v) => v.id === vertrag.id);
	const geaendert = bisher?.status === VERTRAG.nr.Einigung && abweichend(bisher, vertrag).length > 0;
	const gilt = (d: Dokument) => d.isVereinbart && !(geaendert && d.vertragID === vertrag.id);
	return hinfaellig(akte, (d) => vereinbart.has(d.specID) && !gilt(d));
}

function hinfaellig(akte: Akte, istGemeint: (dokument: Dokument) => boolean): AkteEreignis[] {
	return akte.dokumente
		.filter((d) => d.status < DOKUMENT.nr.Abgelaufen && !d.isGeloescht && istGemeint(d))
		.flatMap((d) => [
			...brichSignaturenAb(akte, d.id, 'VERTRAG'),
			DokumentInvalidiert({ ...dokumentSchritt(d, 'DokumentInvalidiert'), anlass: 'VERTRAG' }),
		]);
}

/** The No-Show: nobody will hand in any more what is open. */
function nichtAngetreten({ akte: vorher }: Lage, akte: Akte): AkteEreignis[] {
	const wurde = akte.wuensche.some(
		(w) =>
			w.status === WUNSCH.nr.DienstNichtAngetreten &&
			vorher.wuensche.find((alt) => alt.id === w.id)?.status !== WUNSCH.nr.DienstNichtAngetreten,
	);
	if (!wurde || akte.status !== FREIWILLIGER.nr.DienstNichtAngetreten) return [];
	return akte.anforderungen
		.filter((a) => ['NOT_PROVIDED', 'NEEDS_REVIEW', 'WAIT_SIGNING'].includes(standDerAnforderung(akte, a)))
		.map(({ id: anforderungID }) => AnforderungGeschlossen({ anforderungID, anlass: 'NICHT_ANGETRETEN' }));
}

/** A new application after a No-Show needs again what that had closed, and one long after a look a new look. */
function wiederGebraucht(lage: Lage, akte: Akte): AkteEreignis[] {
	if (akte.status >= FREIWILLIGER.nr.Dienstende) return [];
	const geschlossene = akte.anforderungen.filter((a) => !a.isManuell && a.geschlossenAm !== null);
	const unerledigte = geschlossene.filter(
		(a) => !GUELTIG.includes(neuestesDokument(akte, a)?.status ?? 0) && !(istEingesehen(akte, a) && hatFakten(akte)),
	);
	if (unerledigte.length === 0) return [];
	const umfeld = umfeldDerAkte(lage, akte);
	const gebraucht = lage.referenz.specs.filter((spec) => wirdAngefordert(spec, akte, umfeld)).map((spec) => spec.id);
	return unerledigte
		.filter((a) => a.zurueckgezogenAm === null && gebraucht.includes(a.specID))
		.map(({ id: anforderungID }) => AnforderungGeoeffnet({ anforderungID }));
}

function neuAngefordert(lage: Lage, akte: Akte): AkteEreignis[] {
	return fehlendeAnforderungen(lage, akte).map((spec) =>
		DokumentAngefordert({
			anforderungID: lage.ctx.neueID(),
			specID: spec.id,
			isManuell: false,
			frist: fristVorDienst(lage, akte, spec),
		}),
	);
}

/** Days before the contract begins, but never before it is asked for; null: no day. */
export function fristVorDienst({ ctx }: Lage, akte: Akte, { frist }: DokumentSpec): string | null {
	const wunsch = dokumentwunsch(akte);
	const beginn = wunsch && geltenderVertrag(akte, wunsch.id)?.vertragsbeginn;
	return frist === null || !beginn ? null : maxDatum(addiereTage(beginn, -frist), ctx.heute);
}

/**
 * A single file, checked, that nobody has to sign: the request is done. One that was looked at isn't closed: whether it is
 * would tell what came of it, when the facts have long gone.
 */
function erledigt({ akte: vorher, referenz }: Lage, akte: Akte): AkteEreignis[] {
	const einzelne = new Set(
		referenz.specs.filter((s) => !s.isMehrereDateien && s.signaturparteien.length === 0).map((s) => s.id),
	);
	return akte.anforderungen
		.filter((a) => einzelne.has(a.specID) && standDerAnforderung(akte, a) === 'PROVIDED')
		.filter((a) => !(a.eingesehen && hatFakten(akte)))
		.filter((a) => {
			const dokument = neuestesDokument(akte, a);
			return vorher.dokumente.find((d) => d.id === dokument?.id)?.status !== DOKUMENT.nr.Verifiziert;
		})
		.map(({ id: anforderungID }) => AnforderungGeschlossen({ anforderungID, anlass: 'AUTOMATISCH' }));
}

function unterschriften(lage: Lage, akte: Akte): AkteEreignis[] {
	return akte.dokumente
		.filter((d) => d.status === DOKUMENT.nr.UnterschriftenSammeln && !d.isGeloescht && !d.isAufPapier)
		.flatMap((dokument) => {
			if (ruht(akte, dokument)) return brichSignaturenAb(akte, dokument.id, 'GESCHLOSSEN');
			const spec = lage.referenz.specs.find((s) => s.id === dokument.specID);
			return spec ? setzeFort(lage, akte, dokument, spec) : [];
		});
}
