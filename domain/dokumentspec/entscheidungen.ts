/** Decisions on document specifications. Table: DokumentSpec. */
import { NEU, type Uebergang, uebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { trennung } from '#domain/stammdaten/felderteile.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { unterschied } from '#domain/stammdaten/stammdatum.ts';
import { DOKUMENTSPEC, type DokumentSpecStatus } from '#domain/status/dokumentspec.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { dokumentSpecMaschine } from './dokumentspec.machine.ts';
import type { Dokumentvorlage } from './dokumentspec.ts';
import {
	AENDERBAR_VEROEFFENTLICHT,
	type DokumentSpecFelder,
	dokumentSpecSchema,
	SPECTEXTE,
} from './dokumentspec-felder.ts';
import {
	DokumentSpecAbgeloest,
	DokumentSpecAngelegt,
	DokumentSpecEntsperrt,
	type DokumentSpecEreignis,
	DokumentSpecGeaendert,
	DokumentSpecGeloescht,
	DokumentSpecGesperrt,
	DokumentSpecVeroeffentlicht,
} from './ereignisse.ts';
import { type Freigabeumfeld, pruefeFreigabe } from './freigabe.ts';
import type { Variablenbefund } from './pruefung.ts';
import { istImPortal } from './signaturform.ts';

export function legeSpecAn(vorlage: Dokumentvorlage, eingabe: DokumentSpecFelder): DokumentSpecEreignis[] {
	schritt(vorlage, 'DokumentSpecAngelegt', 'Vorlage anlegen');
	return [angelegt(vorlage.id, eingabe, { version: 1, ketteID: vorlage.id, vorgaengerID: null })];
}

/** The next version of a chain, as a draft; that there is only one is a unique value taken by the command. */
export function legeVersionAn(
	neueID: string,
	vorgaenger: Dokumentvorlage,
	/** Highest number of the chain so far. */
	hoechste: number,
): DokumentSpecEreignis[] {
	const { id, status, ketteID, felder } = vorgaenger;
	if (status !== DOKUMENTSPEC.nr.Veroeffentlicht && status !== DOKUMENTSPEC.nr.Abgeloest)
		throw falscherStatus(vorgaenger, 'Neue Version anlegen');
	return [angelegt(neueID, felder, { version: hoechste + 1, ketteID, vorgaengerID: id })];
}

/** Only what is named changes; once published little may. */
export function aendereSpec(vorlage: Dokumentvorlage, werte: Partial<DokumentSpecFelder>): DokumentSpecEreignis[] {
	const neu = pruefeFelder(dokumentSpecSchema, { ...vorlage.felder, ...werte });
	const geaendert = unterschied(vorlage.felder, neu);
	const felder = Object.keys(geaendert) as (keyof DokumentSpecFelder)[];
	if (felder.length === 0) return [];
	if (vorlage.status !== DOKUMENTSPEC.nr.Entwurf && vorlage.status !== DOKUMENTSPEC.nr.Veroeffentlicht)
		throw falscherStatus(vorlage, 'Vorlage ändern');
	if (vorlage.status === DOKUMENTSPEC.nr.Veroeffentlicht) pruefeImGebrauch(vorlage, neu, felder);
	const { fakten, texte } = trenne(geaendert);
	const person = Object.keys(texte).length > 0 ? { ...worte(vorlage.id), daten: { aenderungen: texte } } : undefined;
	return [DokumentSpecGeaendert({ aenderungen: fakten }, person)];
}

/** What comes late may still be said: how it is signed that goes on being signed in the portal. */
function pruefeImGebrauch(
	{ felder: { signaturform: bisher } }: Dokumentvorlage,
	{ signaturform }: DokumentSpecFelder,
	geaendert: readonly (keyof DokumentSpecFelder)[],
): void {
	const erstmals = bisher === null && signaturform !== null;
	const nachgeholt: readonly (keyof DokumentSpecFelder)[] = erstmals ? ['signaturform', 'signaturgrund'] : [];
	const erlaubt = [...AENDERBAR_VEROEFFENTLICHT, ...nachgeholt];
	if (geaendert.some((feld) => !erlaubt.includes(feld))) throw new Abgelehnt([VEROEFFENTLICHT]);
	if (erstmals && !istImPortal(signaturform)) throw new Abgelehnt([NEUE_VERSION_FUER_FORM]);
}

const ZEUGNISNAME = /^((erweiterte[sn]?|erw\.|polizeiliches|behördliches|europäisches) )*führungszeugnis/i;

/**
 * A certificate of conduct that was kept is only looked at from now on, in use, replaced or locked: files lie there from
 * before (§ 72a Abs. 5 SGB VIII). By its name or by the date it sets.
 */
export function alsEinsichtnahme({ geloescht, felder }: Dokumentvorlage): DokumentSpecEreignis[] {
	const { nutzungsart, steuerungsfelder, isPruefungUeberspringen } = felder;
	const istZeugnis =
		ZEUGNISNAME.test(felder.bezeichnung) ||
		steuerungsfelder.some(({ feld, modus }) => feld === 'fuehrungszeugnisDatum' && modus === 'SETZEN');
	if (!istZeugnis || (nutzungsart !== 'ANGEFORDERT' && nutzungsart !== 'BEIDES') || geloescht) return [];
	return [
		DokumentSpecGeaendert({
			aenderungen: {
				nutzungsart: { von: nutzungsart, nach: 'EINSICHTNAHME' },
				...(isPruefungUeberspringen && { isPruefungUeberspringen: { von: true, nach: false } }),
			},
		}),
	];
}

export function veroeffentliche(
	vorlage: Dokumentvorlage,
	befunde: readonly Variablenbefund[],
	umfeld: Freigabeumfeld,
): DokumentSpecEreignis[] {
	const { status: von } = vorlage;
	const nach = schritt(vorlage, 'DokumentSpecVeroeffentlicht', 'Vorlage veröffentlichen');
	pruefeVeroeffentlichung(vorlage, befunde, umfeld);
	return [DokumentSpecVeroeffentlicht({ von, nach })];
}

/** Replaces a published specification; a draft that replaces it is published in the same step. */
export function loeseAb(
	vorlage: Dokumentvorlage,
	nachfolger: Dokumentvorlage,
	befunde: readonly Variablenbefund[],
	umfeld: Freigabeumfeld,
): { readonly vorlage: DokumentSpecEreignis[]; readonly nachfolger: DokumentSpecEreignis[] } {
	const { status: von } = vorlage;
	const nach = schritt(vorlage, 'DokumentSpecAbgeloest', 'Vorlage ablösen');
	const isMoeglich = nachfolger.existiert && !nachfolger.geloescht && nachfolger.id !== vorlage.id;
	if (
		!isMoeglich ||
		(nachfolger.status !== DOKUMENTSPEC.nr.Entwurf && nachfolger.status !== DOKUMENTSPEC.nr.Veroeffentlicht)
	)
		throw new Abgelehnt([KEIN_NACHFOLGER]);
	return {
		vorlage: [DokumentSpecAbgeloest({ von, nach, nachfolgerID: nachfolger.id })],
		nachfolger: nachfolger.status === DOKUMENTSPEC.nr.Entwurf ? veroeffentliche(nachfolger, befunde, umfeld) : [],
	};
}

/** Takes it out of use at once; a draft goes for good. */
export function sperre(vorlage: Dokumentvorlage): DokumentSpecEreignis[] {
	const { status: von } = vorlage;
	if (von === DOKUMENTSPEC.nr.Entwurf) return [DokumentSpecGeloescht({})];
	return [DokumentSpecGesperrt({ von, nach: schritt(vorlage, 'DokumentSpecGesperrt', 'Vorlage sperren') })];
}

/** Back to what it was before it was locked. */
export function entsperre(
	vorlage: Dokumentvorlage,
	akteur: Akteur,
	befunde: readonly Variablenbefund[],
	umfeld: Freigabeumfeld,
): DokumentSpecEreignis[] {
	if (!darf(akteur, 'dokumentspecEntsperren')) throw new Abgelehnt([NUR_ADMIN]);
	const { status: von, vorSperre } = vorlage;
	const nach = schritt(vorlage, `DokumentSpecEntsperrt.${vorSperre ?? 10}`, 'Vorlage entsperren');
	// In use before anybody was asked how it is signed, it may come back as it was.
	pruefeVeroeffentlichung(vorlage, befunde, { ...umfeld, warInGebrauch: true });
	return [DokumentSpecEntsperrt({ von, nach })];
}

function angelegt(
	id: string,
	eingabe: DokumentSpecFelder,
	stelle: { version: number; ketteID: string; vorgaengerID: string | null },
): DokumentSpecEreignis {
	const { fakten: werte, texte } = trenne(pruefeFelder(dokumentSpecSchema, eingabe));
	return DokumentSpecAngelegt({ nach: 0, ...stelle, werte }, { ...worte(id), daten: texte });
}

const trenne = trennung(SPECTEXTE);

const worte = (id: string) => ({ betroffener: id, art: 'FREITEXT' as const });

function pruefeVeroeffentlichung(
	{ felder }: Dokumentvorlage,
	befunde: readonly Variablenbefund[],
	umfeld: Freigabeumfeld,
): void {
	const { fehler } = pruefeFreigabe(felder, befunde, umfeld);
	if (fehler.length === 0) return;
	const text = `Die Vorlage kann nicht veröffentlicht werden: ${fehler.join('; ')}.`;
	throw new Abgelehnt([{ code: 'FREIGABE', http: 409, text }]);
}

/** Where a step leads; G22 where the map knows none. */
function schritt(
	vorlage: Dokumentvorlage,
	was: Uebergang<typeof dokumentSpecMaschine>,
	aktion: string,
): DokumentSpecStatus {
	const nach = uebergang(dokumentSpecMaschine, vorlage.existiert ? vorlage.status : NEU, was);
	if (nach === null || vorlage.geloescht) throw falscherStatus(vorlage, aktion);
	return nach;
}

function falscherStatus({ status }: Dokumentvorlage, aktion: string): Abgelehnt {
	const text = `Die Aktion „${aktion}“ ist im Status ${formatStatus(DOKUMENTSPEC, status)} nicht möglich.`;
	return new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}

const VEROEFFENTLICHT = {
	code: 'VEROEFFENTLICHT',
	http: 409,
	text: 'Veröffentlichte Vorlagen können nicht geändert werden. Bitte legen Sie eine neue Version an.',
} as const;

const NEUE_VERSION_FUER_FORM = {
	code: 'VEROEFFENTLICHT',
	http: 409,
	feld: 'signaturform',
	text: 'Diese Vorlage wird schon im Portal unterschrieben. Für eine Form außerhalb des Portals legen Sie bitte eine neue Version an.',
} as const;

const KEIN_NACHFOLGER = {
	code: 'NACHFOLGER',
	http: 422,
	feld: 'nachfolgerID',
	text: 'Bitte wählen Sie einen Entwurf oder eine veröffentlichte Vorlage als Nachfolger.',
} as const;

const NUR_ADMIN = {
	code: 'RECHT',
	http: 403,
	text: 'Nur die Administration darf gesperrte Vorlagen entsperren.',
	behebbarDurch: ['ADMIN'],
} as const;

/** Answer to a second draft of a chain, which the command's unique value finds. */
export const ENTWURF_EXISTIERT = {
	code: 'ENTWURF',
	http: 409,
	text: 'Es existiert bereits ein Entwurf für eine neue Version.',
} as const;
