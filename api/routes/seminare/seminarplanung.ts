import { z } from 'zod';
import type { seminarplanung } from '#api/contract/seminare/seminarplanung.ts';
import { nimmDatei } from '#api/plugins/dateien.ts';
import { liestDatei, zeigeEintrag, zeigePlanung } from '#api/present/seminare/seminarplanung.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { ladePapierbild } from '#commands/pdf/fuellen-fuer.ts';
import { ladeVariablen } from '#commands/pdf/lade-variablen.ts';
import { setzeSeminarnachweis } from '#commands/pdf/seminare/seminarnachweis.ts';
import type { Pdfwerte } from '#commands/pdf/vorlage.ts';
import { reicheNachweisEin } from '#commands/seminar/nachweise.ts';
import { stelleSeminarpapierAus } from '#commands/seminar/papier-ausstellen.ts';
import { loescheNachweis, meldeFreiwilligenAn } from '#commands/seminar/teilnahme.ts';
import { pruefeSeminarauswahl } from '#commands/stammdaten/auswahl.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { eigenesSeminarAendern, eigenesSeminarPlanen } from '#domain/akte/entscheidungen/seminar/eigenes-seminar.ts';
import { nachweisPruefen, nachweisWiderrufen } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { seminarbedarf } from '#domain/akte/seminar/bedarf.ts';
import { seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import { einteilbar } from '#domain/akte/seminar/seminarfall.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { gemeinter, istVereinbart, vereinbarter } from '#domain/akte/vertragswahl.ts';
import type { Seminarnachweis, Vertrag } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { ueberschneidenSich } from '#domain/seminar/erreichbar.ts';
import { hilfreiche, pflichtstand, seminarangebot } from '#domain/seminar/pflicht.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { gruppeVon } from '#projections/queries/seminare/gruppen.ts';
import { NACHWEISPLAN, seminarnachweise } from '#projections/queries/seminare/nachweise.ts';
import { wartetAuf } from '#projections/queries/seminare/plaetze.ts';
import { type MoeglichesSeminar, moeglicheSeminare } from '#projections/queries/seminare/seminare.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { befehl } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import { alsAnfrage, alsSeite, gibAnzahlen } from '../anfrage.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { ersatztageVon } from './ersatztage.ts';

/** Seminar days of a volunteer. */
export const seminarplanungHandlers: Handlers<typeof seminarplanung> = {
	async listeSeminarnachweise(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const zeilen = await seminarnachweise(anruf.umgebung, anfrage);
		return alsSeite(zeilen, anfrage, ({ geplant, tage, ...zeile }) => ({
			...zeile,
			geplant: geplant / 10,
			tage: tage === null ? null : tage / 10,
		}));
	},

	zaehleSeminarnachweise: (anruf) => gibAnzahlen(anruf, NACHWEISPLAN),

	async holeSeminarplanung(anruf) {
		const { db } = anruf.umgebung;
		const { freiwilligerID } = anruf.params;
		const { lage, sicht } = await sieheAkte(anruf, freiwilligerID);
		const { akte, ctx, referenz } = lage;
		const mitDienstart = (vertrag: Vertrag) => {
			const dienstart = referenz.dienstarten.get(vertrag.dienstartID);
			return dienstart ? [{ vertrag, dienstart }] : [];
		};
		const gemeint = gemeinter(sicht);
		const [geltender] = gemeint ? mitDienstart(gemeint) : [];
		if (!geltender) return { data: null };
		const fruehere = sicht.vertraege.filter((v) => v !== gemeint && istVereinbart(v)).toReversed();
		const gruppe = await gruppeVon(db, freiwilligerID);
		// Whoever only waits for a place in it has none of its seminars yet.
		const gruppeID = gruppe?.stand === 'ANGEMELDET' ? gruppe.id : null;
		const bedarf = seminarbedarf(akte, geltender.vertrag, geltender.dienstart);
		const rechnung = bedarf?.rechnung ?? null;
		const [moeglich, namen, warteliste, ersatztage] = await Promise.all([
			rechnung ? moeglicheSeminare(db, { ...geltender.vertrag, ...rechnung, gruppeID, heute: ctx.heute }) : null,
			ladeEintraege(db),
			wartetAuf(db, freiwilligerID),
			ersatztageVon(anruf, { lage, sicht }),
		]);
		const stand = bedarf && pflichtstand(bedarf, moeglich && seminarangebot(moeglich), ctx.heute);
		const wartetSchon = new Set(warteliste.map(({ seminarID }) => seminarID));
		const passende = (moeglich ?? []).filter((m) => !wartetSchon.has(m.id) && passtDazu(m, akte.seminarnachweise));
		return {
			data: {
				...zeigePlanung({
					akte,
					akteur: anruf.akteur,
					heute: ctx.heute,
					geltender: { ...geltender, bedarf, stand },
					fruehere: fruehere.flatMap(mitDienstart).map(({ vertrag, dienstart }) => {
						const frueherer = seminarbedarf(akte, vertrag, dienstart);
						return {
							vertrag,
							dienstart,
							bedarf: frueherer,
							stand: frueherer && pflichtstand(frueherer, null, ctx.heute),
						};
					}),
					hilft: stand ? hilfreiche(stand, passende) : [],
					namen,
					warteliste,
					gruppe,
					hindernis: hindernis(lage),
				}),
				ersatztage,
			},
		};
	},

	async planeEigenesSeminar(anruf) {
		const { freiwilligerID } = anruf.params;
		const { seminarnachweisIDs } = await befehl(anruf, freiwilligerID, async (lage, sitzung) => {
			const entschluss = eigenesSeminarPlanen(lage, sitzung.ctx.neueID(), { ...OHNE_ANGABEN, ...genannte(anruf.body) });
			await pruefeSeminarauswahl(sitzung.db, genannterTyp(anruf.body), {});
			return entschluss;
		});
		return { data: await zeige(anruf, freiwilligerID, seminarnachweisIDs[0]) };
	},

	async meldeZumSeminarAn({ umgebung, akteur, idempotenz, params }) {
		return { data: await meldeFreiwilligenAn(umgebung, { akteur, idempotenz }, params.freiwilligerID, params.id) };
	},

	async aendereEigenesSeminar(anruf) {
		const { freiwilligerID, id: nachweisID } = anruf.params;
		const { version, ...werte } = anruf.body;
		await befehl(anruf, freiwilligerID, async (lage, sitzung) => {
			const entschluss = eigenesSeminarAendern(lage, { nachweisID, version }, genannte(werte));
			const bisher = lage.akte.seminarnachweise.find((n) => n.id === nachweisID)?.seminartypID;
			await pruefeSeminarauswahl(sitzung.db, genannterTyp(werte), bisher ? { seminartypID: bisher } : {});
			return entschluss;
		});
		return { data: await zeige(anruf, freiwilligerID, nachweisID) };
	},

	async loescheSeminarplanung({ umgebung, akteur, idempotenz, params }) {
		await loescheNachweis(umgebung, { akteur, idempotenz }, params.freiwilligerID, params.id);
	},

	async exportSeminarnachweis(anruf) {
		const { umgebung, params, query, portal, reply } = anruf;
		const { lage, sicht } = await sieheAkte(anruf, params.freiwilligerID);
		const vertrag = gefragter(sicht, query.vertragID);
		const { akte, ctx, referenz } = lage;
		const bilanz = seminarbilanz(akte, vertrag, referenz.dienstarten.get(vertrag.dienstartID) ?? null);
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		const [parameter, werte] = await Promise.all([
			alleParameter(umgebung.db),
			ladeVariablen(umgebung, params.freiwilligerID, { wunschID: vertrag.wunschID }),
		]);
		const { reportlogo, logo, seminarnachweisunterschrift } = parameter;
		reply.header('content-disposition', `attachment; filename="seminarnachweis-${ctx.heute}.pdf"`);
		reply.header('cache-control', 'no-store');
		const inhalt = {
			mandant: parameter.mandantBezeichnung,
			logo: await ladePapierbild(dort, reportlogo ?? logo),
			einleitung: parameter.einleitungSeminarnachweis,
			schluss: parameter.schlussSeminarnachweis,
			// A signature says that something was attended.
			unterschrift: bilanz.anerkannt > 0 ? await ladePapierbild(dort, seminarnachweisunterschrift) : null,
			person: kopfangaben(werte, sicht, vertrag),
			bilanz,
		};
		const papier = await stelleSeminarpapierAus(umgebung, anruf, {
			...{ lage, papier: 'SEMINARTAGE', bezugID: vertrag.id },
			setze: (vermerk, erstellt) => setzeSeminarnachweis({ ...inhalt, vermerk, erstellt }),
			// It tells how things stand on its day.
			giltNoch: (am) => tagInBerlin(am) === ctx.heute,
		});
		return Buffer.from(papier.inhalt);
	},

	async reicheSeminarnachweisEin(anruf) {
		const { umgebung, params, request, reply, portal } = anruf;
		const { freiwilligerID } = params;
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		const { nachweisID } = await nimmDatei(
			request,
			reply,
			(datei, daneben) => reicheNachweisEin(umgebung, dort, anruf, { freiwilligerID, ...gemeint(daneben) }, datei),
			{ feld: 'nachweis', daneben: ['nachweisID', 'seminarID', 'isAU'] },
		);
		return { data: await zeige(anruf, freiwilligerID, nachweisID) };
	},

	async ladeSeminarnachweisHerunter(anruf) {
		const { umgebung, akteur, params, request, reply } = anruf;
		const { lage } = await sieheAkte(anruf, params.freiwilligerID);
		const datei = lage.akte.seminarnachweise.find(({ id }) => id === params.nachweisID)?.datei;
		const upload = datei && liestDatei(datei, akteur) ? await findeUpload(umgebung.db, { id: datei.uploadID }) : null;
		if (!upload) throw nichtGefunden();
		const selbst = akteur.freiwilligerID === lage.akte.id && akteur.impersoniertVon === null;
		if (datei?.isAU && !selbst) {
			const betroffene = [lage.akte.id];
			await merkeEinsicht(umgebung.db, {
				akteur,
				betroffene,
				arten: ['GESUNDHEIT'],
				anlass: 'DOKUMENT',
				ip: request.ip,
			});
		}
		alsAnhang(reply, upload);
		return gibInhalt(anruf, upload);
	},

	async pruefeSeminarnachweis(anruf) {
		const { freiwilligerID } = anruf.params;
		const { nachweisID, ergebnis, tage = 0, grund = null, eingereichtAm } = anruf.body;
		await befehl(anruf, freiwilligerID, (lage) =>
			ergebnis === 'WIDERRUFEN'
				? nachweisWiderrufen(lage, { nachweisID, grund: grund ?? '' })
				: nachweisPruefen(lage, { nachweisID, ergebnis, tage, grund, eingereichtAm }),
		);
		return { data: await zeige(anruf, freiwilligerID, nachweisID) };
	},
};

/** Whose days are told: of the contract named, which may be of an earlier service, or of the one that counts. */
function gefragter(sicht: Aktensicht, vertragID: string | undefined): Vertrag {
	if (vertragID === undefined) {
		const vertrag = vereinbarter(sicht);
		if (!vertrag) throw OHNE_EINIGUNG();
		return vertrag;
	}
	const genannter = sicht.vertraege.find(({ id }) => id === vertragID);
	if (!genannter) throw nichtGefunden();
	if (!istVereinbart(genannter)) throw OHNE_EINIGUNG();
	return genannter;
}

const OHNE_EINIGUNG = () =>
	new Abgelehnt([
		{ code: 'VERTRAG', http: 409, text: 'Einen Nachweis der Seminartage gibt es ab der Vertragseinigung.' },
	]);

function gemeint(daneben: ReadonlyMap<string, string>) {
	const id = (feld: string) => {
		const wert = daneben.get(feld);
		if (wert !== undefined && !z.uuid().safeParse(wert).success) throw nichtGefunden();
		return wert ?? null;
	};
	return { nachweisID: id('nachweisID'), seminarID: id('seminarID'), isAU: daneben.get('isAU') === 'true' };
}

/** Who it is about; what is empty or not for the reader is left out. */
function kopfangaben(werte: Pdfwerte, { lesbar }: Aktensicht, vertrag: Vertrag): (readonly [string, string])[] {
	const { vertragsbeginn, dienstende, geplantesEnde, vertragsende } = vertrag;
	const angaben = [
		['Name', werte.get('freiwilliger.name')],
		['Geburtsdatum', lesbar.includes('geburtsdatum') ? werte.get('freiwilliger.geburtsdatum') : null],
		['Dienst', werte.get('dienstart.bezeichnung')],
		['Einsatzstelle', werte.get('einsatzstelle.bezeichnung')],
		['Beginn', formatDatum(vertragsbeginn)],
		['Ende', formatDatum(dienstende ?? geplantesEnde ?? vertragsende)],
	] as const;
	return angaben.flatMap(([bezeichnung, wert]) => (wert ? [[bezeichnung, wert] as const] : []));
}

function hindernis(lage: Lage): string | null {
	const befund = einteilbar({ lage, eingabe: null }, '');
	return befund && typeof befund === 'object' && 'text' in befund ? befund.text : null;
}

/** He isn't in it, and has nothing else at the time. */
const passtDazu = (moeglich: MoeglichesSeminar, nachweise: readonly Seminarnachweis[]): boolean =>
	!nachweise.some(
		(n) =>
			n.status !== SEMINARNACHWEIS.nr.Abgelehnt && (n.seminarID === moeglich.id || ueberschneidenSich(n, moeglich)),
	);

async function zeige(anruf: Umstand, freiwilligerID: string, nachweisID: string | undefined) {
	const [{ lage }, namen] = await Promise.all([sieheAkte(anruf, freiwilligerID), ladeEintraege(anruf.umgebung.db)]);
	const nachweis = lage.akte.seminarnachweise.find(({ id }) => id === nachweisID);
	if (!nachweis) throw nichtGefunden();
	return zeigeEintrag(nachweis, { akte: lage.akte, akteur: anruf.akteur, vertragID: null, namen });
}

const OHNE_ANGABEN = { veranstalter: null, seminartypID: null, kosten: null };

const genannte = (felder: object): object =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

const genannterTyp = ({ seminartypID }: { seminartypID?: string | null | undefined }) =>
	seminartypID ? { seminartypID } : {};
