import {
	type AkteEreignis,
	AnforderungWiederhergestellt,
	AnforderungZurueckgezogen,
	DokumentInvalidiert,
	DokumentWiederhergestellt,
	SignaturWiederhergestellt,
	TatZurueckgenommen,
	VertragVerworfen,
	VertragWiederhergestellt,
	WunschWiederhergestellt,
} from '#domain/akte/ereignisse.ts';
import { type Befund, type Fall, geltenderVertrag, wunschfall } from '#domain/akte/fall.ts';
import { geaenderteFelder, personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { PLATZ_FREI } from '#domain/akte/regeln/kontingent.ts';
import { zurueckBis } from '#domain/akte/ruecknahme.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { abgebrochen, istOffen } from '#domain/akte/signatur/ablauf.ts';
import { dokumentSchritt, signaturSchritt } from '#domain/akte/signatur/schritt.ts';
import type { Tat, Tatart } from '#domain/akte/tat.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { abweichend, bedingungenVon } from '#domain/akte/vertrag/betroffene.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte, Anforderung, Dokument, Vertragsbedingungen, Wunsch } from '#domain/akte/zustand.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';

export interface ZuruecknehmenEingabe {
	readonly tat: Tatart;
	/** The wish or the document it was done to; null: neither. */
	readonly objektID: string | null;
}

/** `vorher`: the file before the act. */
interface Ruecknahmefall extends Fall<ZuruecknehmenEingabe> {
	readonly vorher: Akte;
}

const TITEL = 'Rückgängig';

const ZURUECKNEHMEN: Verb<Ruecknahmefall, 'zuruecknehmen'> = {
	key: 'zuruecknehmen',
	titel: TITEL,
	unbestaetigt: true,
	ausgang: [nichtsSeither, nichtEndgueltig, rechtzeitig],
	regeln: [plaetzeNochFrei],
};

/**
 * W21: the file as it was before what the acting user did last, by events of its own. Whether a mail has left is known
 * where it is written.
 */
export function zuruecknehmen(lage: Lage, eingabe: ZuruecknehmenEingabe, vorher: Akte): Entschluss {
	pruefe(ZURUECKNEHMEN, { lage, eingabe, vorher });
	const { art: tat, seit, wunschID, dokumentID } = tatVon(lage, eingabe) as Tat;
	return vollende(lage, [
		TatZurueckgenommen({ tat, seit, wunschID, dokumentID }),
		...wuensche(lage.akte, vorher, seit),
		...vertraege(lage.akte, vorher),
		...dokumente(lage.akte, vorher),
		...signaturen(lage.akte, vorher),
		...anforderungen(lage.akte, vorher),
		...personendatenGeaendert(lage.akte.id, lage.akte.person, fruehereWerte(lage.akte, vorher)),
	]);
}

/** The act, where it is still the last one and this person's. */
function tatVon({ akte, akteur }: Lage, { tat: art, objektID }: ZuruecknehmenEingabe): Tat | null {
	const tat = akte.letzteTat;
	if (tat?.art !== art || (tat.wunschID ?? tat.dokumentID) !== objektID) return null;
	return istVon(tat, akteur) ? tat : null;
}

/** What this person did last and may still take back, and for how many seconds; null: nothing. */
export function nochZurueckzunehmen({
	akte: { letzteTat: tat },
	akteur,
	referenz,
	ctx,
}: Lage): { readonly tat: Tat; readonly sekunden: number } | null {
	if (!tat || tat.isEndgueltig || !istVon(tat, akteur)) return null;
	const sekunden = Math.ceil(
		(Date.parse(zurueckBis(tat, referenz.parameter.versandVerzoegerung)) - Date.parse(ctx.jetzt)) / 1000,
	);
	return sekunden > 0 ? { tat, sekunden } : null;
}

const istVon = (tat: Tat, { userID, impersoniertVon }: Akteur): boolean =>
	tat.userID === userID && tat.impersoniertVon === impersoniertVon;

const zuSpaet = (text: string): Regelverstoss => ({ code: 'RUECKNAHME', http: 409, text });

function nichtsSeither({ lage, eingabe }: Ruecknahmefall): Befund {
	if (!eingabe || tatVon(lage, eingabe)) return null;
	return zuSpaet('Das lässt sich nicht mehr zurücknehmen, denn in der Akte ist inzwischen etwas anderes geschehen.');
}

function nichtEndgueltig({ lage, eingabe }: Ruecknahmefall): Befund {
	if (!eingabe || !tatVon(lage, eingabe)?.isEndgueltig) return null;
	return zuSpaet(
		'Das lässt sich nicht zurücknehmen, denn damit hängt etwas zusammen, das schon gilt: eine Abmeldung vom Seminar, eine Einwilligung, eine gelöschte Datei oder ein Videogespräch.',
	);
}

function rechtzeitig({ lage, eingabe }: Ruecknahmefall): Befund {
	const tat = eingabe && tatVon(lage, eingabe);
	const sekunden = lage.referenz.parameter.versandVerzoegerung;
	if (!tat || zurueckBis(tat, sekunden) > lage.ctx.jetzt) return null;
	return zuSpaet(
		sekunden === 0
			? 'Das lässt sich nicht zurücknehmen, denn E-Mails werden hier sofort gesendet.'
			: `Das lässt sich nicht mehr zurücknehmen, denn die ${sekunden} Sekunden dafür sind um.`,
	);
}

/** G04–G06: somebody else may have got the place in the meantime. */
function plaetzeNochFrei({ lage, vorher }: Ruecknahmefall): readonly Befund[] {
	const wieder = vorher.wuensche.filter(
		(w) => GEBUNDEN.includes(w.status) && !GEBUNDEN.includes(wunschIn(lage.akte, w).status),
	);
	return wieder.flatMap((wunsch) => {
		const fall = wunschfall(lage, wunsch, null, { vertrag: geltenderVertrag(vorher, wunsch.id) });
		return PLATZ_FREI.map((regel) => regel(fall));
	});
}

const wunschIn = (akte: Akte, { id }: Wunsch): Wunsch => akte.wuensche.find((w) => w.id === id) as Wunsch;

function wuensche(jetzt: Akte, vorher: Akte, ab: number): AkteEreignis[] {
	return vorher.wuensche.flatMap((war) => {
		const ist = wunschIn(jetzt, war);
		if (ist.status === war.status) return [];
		const { statusSeit: seit, erreicht, dienstartID, betreuerUserID } = war;
		const schritt = wunschSchritt(ist, `WunschWiederhergestellt.${war.status}` as Parameters<typeof wunschSchritt>[1]);
		return [WunschWiederhergestellt({ ...schritt, ab, seit, erreicht, dienstartID, betreuerUserID })];
	});
}

function vertraege(jetzt: Akte, vorher: Akte): AkteEreignis[] {
	return jetzt.vertraege.flatMap((ist): AkteEreignis[] => {
		const war = vorher.vertraege.find((v) => v.id === ist.id);
		if (!war) return [VertragVerworfen({ vertragID: ist.id, wunschID: ist.wunschID })];
		if (ist.status === war.status) return [];
		const { statusSeit: seit, bedingungenSeit } = war;
		const alte = bedingungenVon(war);
		const bedingungen = Object.fromEntries(
			abweichend(ist, war).map((feld) => [feld, alte[feld]]),
		) as Partial<Vertragsbedingungen>;
		const schritt = vertragSchritt(
			ist,
			`VertragWiederhergestellt.${war.status}` as Parameters<typeof vertragSchritt>[1],
		);
		return [VertragWiederhergestellt({ ...schritt, seit, bedingungen, bedingungenSeit })];
	});
}

/** What the portal provided since isn't worth anything any more. */
function dokumente(jetzt: Akte, vorher: Akte): AkteEreignis[] {
	return jetzt.dokumente.flatMap((ist): AkteEreignis[] => {
		const war = vorher.dokumente.find((d) => d.id === ist.id);
		if (!war) return [DokumentInvalidiert({ ...dokumentSchritt(ist, 'DokumentInvalidiert'), anlass: 'RUECKNAHME' })];
		if (ist.status === war.status) return [];
		const { statusSeit: seit, geprueftAm, geprueftVon, gueltigBis, isPapier } = war;
		const schritt = dokumentSchritt(ist, `DokumentWiederhergestellt.${war.status}` as Dokumentuebergang);
		return [DokumentWiederhergestellt({ ...schritt, seit, geprueftAm, geprueftVon, gueltigBis, isPapier })];
	});
}
type Dokumentuebergang = Parameters<typeof dokumentSchritt>[1] & `DokumentWiederhergestellt.${Dokument['status']}`;

function signaturen(jetzt: Akte, vorher: Akte): AkteEreignis[] {
	return jetzt.signaturen.flatMap((ist): AkteEreignis[] => {
		const war = vorher.signaturen.find((s) => s.id === ist.id);
		if (!war) return istOffen(ist) ? [abgebrochen(ist, 'RUECKNAHME')] : [];
		if (ist.status !== 'CANCELED' || !istOffen(war)) return [];
		const nach = war.status as 'CREATED' | 'STARTED';
		return [
			SignaturWiederhergestellt({
				...signaturSchritt(ist, `SignaturWiederhergestellt.${nach}`),
				von: ist.status,
				nach,
			}),
		];
	});
}

function anforderungen(jetzt: Akte, vorher: Akte): AkteEreignis[] {
	return jetzt.anforderungen.flatMap((ist): AkteEreignis[] => {
		const anforderungID = ist.id;
		const war = vorher.anforderungen.find((a) => a.id === anforderungID);
		if (!war) {
			return ist.zurueckgezogenAm === null ? [AnforderungZurueckgezogen({ anforderungID, anlass: 'RUECKNAHME' })] : [];
		}
		const stand = anforderungsstand(war);
		return JSON.stringify(anforderungsstand(ist)) === JSON.stringify(stand)
			? []
			: [AnforderungWiederhergestellt({ anforderungID, ...stand })];
	});
}

const anforderungsstand = (a: Anforderung) => ({
	geschlossenAm: a.geschlossenAm,
	zurueckgezogenAm: a.zurueckgezogenAm,
	eingesehen: a.eingesehen,
	offenSeit: a.offenSeit,
	mahnungAb: a.mahnungAb,
	mahnstufe: a.mahnstufe,
	gemahntAm: a.gemahntAm,
});

/** What the act had taken over into the file. */
function fruehereWerte(jetzt: Akte, vorher: Akte): Personendaten {
	const felder = geaenderteFelder(vorher.person, jetzt.person);
	return Object.fromEntries(felder.map((feld) => [feld, vorher.person[feld] ?? null])) as Personendaten;
}
