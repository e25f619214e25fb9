import { ablage } from '#commands/dateien/ablage.ts';
import { ladePapierbild } from '#commands/pdf/fuellen-fuer.ts';
import type { Bescheinigt, Teilnahmebescheinigungen } from '#commands/pdf/seminare/teilnahmebescheinigung.ts';
import { setzePapier } from '#commands/pdf/werkstatt.ts';
import { type Seminarpapierdatei, stelleSeminarpapierAus } from '#commands/seminar/papier-ausstellen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import type { Anerkannte } from '#projections/queries/seminare/listen.ts';
import type { Seminarzeile } from '#projections/queries/seminare/seminare.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Umstand } from '../handler.ts';

type Gemeinsam = Omit<Teilnahmebescheinigungen, 'titel' | 'personen'>;
type Inhalt = Omit<Bescheinigt, 'stand' | 'vermerk'>;

/** What is the same on all of them. */
export async function bescheinigungsbogen({ umgebung, portal }: Umstand): Promise<Gemeinsam> {
	const dort = ablage(portal.konfiguration.datenVerzeichnis);
	const { reportlogo, logo, seminarnachweisunterschrift, mandantBezeichnung } = await alleParameter(umgebung.db);
	return {
		art: 'TEILNAHMEBESCHEINIGUNGEN',
		mandant: mandantBezeichnung,
		logo: await ladePapierbild(dort, reportlogo ?? logo),
		unterschrift: await ladePapierbild(dort, seminarnachweisunterschrift),
	};
}

interface Bescheinigtes {
	readonly lage: Lage;
	readonly nachweis: Seminarnachweis;
	readonly wer: Anerkannte;
	/** null: the reader doesn't see it as such. */
	readonly seminar: Seminarzeile | null;
}

/** That days of a seminar are recognised to one person, as it is issued; the page it stands on is found in the file. */
export async function stelleBescheinigungAus(
	umstand: Umstand,
	bogen: Gemeinsam,
	{ lage, nachweis, wer, seminar }: Bescheinigtes,
): Promise<Seminarpapierdatei & { readonly seite: Bescheinigt }> {
	const { umgebung, portal } = umstand;
	const namen = await ladeEintraege(umgebung.db);
	const { titel, seminartypID, termine } = nachweis;
	const inhalt: Inhalt = {
		seminar: {
			titel: titel ?? seminar?.bezeichnung ?? 'Seminar',
			art: seminartypID === null ? null : (namen.get(seminartypID) ?? null),
			zeitraum: termine.map((termin) => terminworte({ ...termin, beginn: null, ende: null })).join('; '),
			ort: seminar && ([seminar.ort, seminar.isOnline && 'online'].filter(Boolean).join(', ') || null),
		},
		name: [wer.vorname, wer.nachname].filter(Boolean).join(' '),
		geburtsdatum: wer.geburtsdatum,
		dienst: wer.dienstart,
		einsatzstelle: wer.einsatzstelle,
		tage: wer.tage,
	};
	const dort = ablage(portal.konfiguration.datenVerzeichnis);
	const datei = await stelleSeminarpapierAus(umgebung, umstand, {
		...{ lage, papier: 'TEILNAHME', bezugID: nachweis.id },
		setze: (vermerk, stand) =>
			setzePapier(dort, { ...bogen, titel: inhalt.seminar.titel, personen: [{ ...inhalt, stand, vermerk }] }),
	});
	const { stand, vermerk } = datei;
	return { ...datei, seite: { ...inhalt, stand, vermerk } };
}
