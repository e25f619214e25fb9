import type { seminarlisten } from '#api/contract/seminare/seminarlisten.ts';
import { nimmDatei } from '#api/plugins/dateien.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsListe, type Erlaeuterung } from '#api/present/dateien/excelliste.ts';
import type { Blattspalte } from '#api/present/dateien/xlsx.ts';
import {
	GRUPPENSPALTEN,
	gruppensummen,
	type Nummeriert,
	nummeriert,
	SEMINARSPALTEN,
	seminarangaben,
	seminarsummen,
	unterschreibende,
} from '#api/present/seminare/seminarlisten.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import type { Seminarpapier } from '#commands/pdf/seminare/seminarpapier.ts';
import type { Bescheinigt } from '#commands/pdf/seminare/teilnahmebescheinigung.ts';
import type { Teilnehmerliste } from '#commands/pdf/seminare/teilnehmerliste.ts';
import { setzePapier } from '#commands/pdf/werkstatt.ts';
import { entferneUnterschriebeneListe, nimmListe } from '#commands/seminar/unterschriebene-liste.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { pruefeAusstellbar } from '#domain/akte/entscheidungen/seminar/seminarpapier-ausstellen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { einzelneTage } from '#domain/seminar/anwesenheit.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { eineGruppe } from '#projections/queries/seminare/gruppen.ts';
import {
	anerkannte,
	gruppenliste,
	type Listenperson,
	listendatei,
	seminarliste,
} from '#projections/queries/seminare/listen.ts';
import { einSeminar, type Seminarzeile } from '#projections/queries/seminare/seminare.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { sieheAkte } from '../aktenblick.ts';
import { blickVon } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { alsAnhang, gibInhalt } from '../dateiinhalt.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { bescheinigungsbogen, stelleBescheinigungAus } from './teilnahmebescheinigung.ts';

/** Lists and papers of seminars and their groups; a site has its own volunteers on them. */
export const seminarlistenHandlers: Handlers<typeof seminarlisten> = {
	async holeTeilnehmerliste(anruf) {
		const { seminar, zeilen } = await liesSeminarliste(anruf, anruf.params.id);
		const angaben = seminarangaben(seminar);
		const tage = einzelneTage(seminar.termine);
		return gibTeilnehmerliste(anruf, zeilen, { titel: seminar.bezeichnung, angaben, tage, wer: 'Angemeldete' });
	},

	async exportSeminarteilnehmer(anruf) {
		const { seminar, zeilen } = await liesSeminarliste(anruf, anruf.params.id);
		return gibTabelle(anruf, zeilen, {
			liste: 'seminarteilnehmer',
			blatt: 'Teilnehmende',
			spalten: SEMINARSPALTEN,
			inhalt: `Teilnehmende: ${[seminar.bezeichnung, ...seminarangaben(seminar)].join('. ')}`,
			wer: 'Angemeldete und Wartende',
			summen: seminarsummen(zeilen),
		});
	},

	async holeGruppenliste(anruf) {
		const { gruppe, zeilen } = await liesGruppenliste(anruf, anruf.params.id);
		const angaben = [gruppe.leitung ? `Leitung: ${gruppe.leitung}` : 'Seminargruppe'];
		return gibTeilnehmerliste(anruf, zeilen, { titel: gruppe.bezeichnung, angaben, tage: [], wer: 'Mitglieder' });
	},

	async exportGruppenteilnehmer(anruf) {
		const { gruppe, zeilen } = await liesGruppenliste(anruf, anruf.params.id);
		return gibTabelle(anruf, zeilen, {
			liste: 'seminargruppe',
			blatt: 'Mitglieder',
			spalten: GRUPPENSPALTEN,
			inhalt: `Seminargruppe ${gruppe.bezeichnung}`,
			wer: 'Mitglieder und Wartende',
			summen: gruppensummen(zeilen),
		});
	},

	async holeNamensschilder(anruf) {
		const { seminar, zeilen } = await liesSeminarliste(anruf, anruf.params.id);
		const personen = zeilen.filter(({ stand }) => stand === 'ANGEMELDET').map(alsSchild);
		if (personen.length === 0) throw konflikt('NIEMAND', 'Noch ist niemand angemeldet.');
		const { logo } = await bescheinigungsbogen(anruf);
		return gibPapier(anruf, 'namensschilder', {
			art: 'NAMENSSCHILDER',
			logo,
			titel: seminar.bezeichnung,
			personen,
			...(await herkunft(anruf, 'Angemeldete')),
		});
	},

	async holeTeilnahmebescheinigungen(anruf) {
		const { db } = anruf.umgebung;
		const seminar = await sieheSeminar(anruf, anruf.params.id);
		const wer = await anerkannte(db, seminar.id);
		if (wer.length === 0) throw konflikt('ANERKANNT', 'Noch sind für dieses Seminar keine Tage anerkannt.');
		const bogen = await bescheinigungsbogen(anruf);
		const personen: Bescheinigt[] = [];
		for (const person of wer) {
			const lage = await liesLage(anruf.umgebung, anruf.akteur, person.freiwilligerID);
			const nachweis = lage.akte.seminarnachweise.find(({ seminarID }) => seminarID === seminar.id);
			if (!nachweis) continue;
			const { seite } = await stelleBescheinigungAus(anruf, bogen, { lage, nachweis, wer: person, seminar });
			personen.push(seite);
		}
		return gibPapier(anruf, 'teilnahmebescheinigungen', { ...bogen, titel: seminar.bezeichnung, personen });
	},

	async holeTeilnahmebescheinigung(anruf) {
		const { umgebung, akteur, params, reply } = anruf;
		const { lage, sicht } = await sieheAkte(anruf, params.freiwilligerID);
		const nachweis = lage.akte.seminarnachweise.find(({ id }) => id === params.id);
		if (!nachweis) throw nichtGefunden();
		pruefeAusstellbar(lage, { papier: 'TEILNAHME', bezugID: nachweis.id });
		const seminarID = nachweis.seminarID ?? '';
		const [anerkannt] = await anerkannte(umgebung.db, seminarID, params.freiwilligerID);
		if (!anerkannt) throw nichtGefunden();
		const seminar = await einSeminar(umgebung, akteur, seminarID);
		const wer = sicht.lesbar.includes('geburtsdatum') ? anerkannt : { ...anerkannt, geburtsdatum: null };
		reply.header('content-disposition', `attachment; filename="teilnahmebescheinigung-${lage.ctx.heute}.pdf"`);
		const bogen = await bescheinigungsbogen(anruf);
		const { inhalt } = await stelleBescheinigungAus(anruf, bogen, { lage, nachweis, wer, seminar });
		return Buffer.from(inhalt);
	},

	async legeUnterschriebeneListeAb(anruf) {
		const { umgebung, params, request, reply, portal } = anruf;
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		await nimmDatei(request, reply, (datei) => nimmListe(umgebung, dort, anruf, params.id, datei));
		const datei = await listendatei(umgebung.db, params.id);
		if (!datei) throw nichtGefunden();
		return { data: { dateiname: datei.dateiname } };
	},

	async holeUnterschriebeneListe(anruf) {
		const { umgebung, params, reply } = anruf;
		const { seminar, zeilen } = await liesSeminarliste(anruf, params.id);
		const datei = await listendatei(umgebung.db, seminar.id);
		const upload = datei && (await findeUpload(umgebung.db, { id: datei.uploadID }));
		if (!upload) throw nichtGefunden();
		// Where somebody didn't sign, `AU` may be written by hand: nobody but the reader can tell of whom.
		await merkeGesundheit(anruf, zeilen);
		alsAnhang(reply, upload);
		return gibInhalt(anruf, upload);
	},

	async entferneUnterschriebeneListe({ umgebung, akteur, idempotenz, params }) {
		await entferneUnterschriebeneListe(umgebung, { akteur, idempotenz }, params.id);
	},
};

const konflikt = (code: Ablehnungscode, text: string): Abgelehnt => new Abgelehnt([{ code, http: 409, text }]);

async function sieheSeminar({ umgebung, akteur }: Umstand, id: string): Promise<Seminarzeile> {
	const seminar = await einSeminar(umgebung, akteur, id);
	if (!seminar) throw nichtGefunden();
	return seminar;
}

async function liesSeminarliste(umstand: Umstand, id: string) {
	const seminar = await sieheSeminar(umstand, id);
	return { seminar, zeilen: await seminarliste(umstand.umgebung.db, await blickVon(umstand), id) };
}

async function liesGruppenliste(umstand: Umstand, id: string) {
	const gruppe = await eineGruppe(umstand.umgebung, id);
	if (!gruppe) throw nichtGefunden();
	return { gruppe, zeilen: await gruppenliste(umstand.umgebung.db, await blickVon(umstand), id) };
}

/** Diet and allergies, whether somebody has any or not. */
async function merkeGesundheit({ umgebung, akteur, request }: Umstand, wer: readonly Listenperson[]): Promise<void> {
	const betroffene = wer.map(({ freiwilligerID }) => freiwilligerID);
	const arten = ['GESUNDHEIT'] as const;
	await merkeEinsicht(umgebung.db, { akteur, betroffene, arten, anlass: 'SEMINARLISTE', ip: request.ip });
}

/** What papers and files say of themselves: who is on them. */
const filter = ({ akteur }: Umstand, wer: string): string =>
	hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? wer : `${wer} der eigenen Einsatzorte`;

async function herkunft(umstand: Umstand, wer: string) {
	const { db, ctx } = umstand.umgebung;
	const { mandantBezeichnung: mandant } = await alleParameter(db);
	return { mandant, filter: filter(umstand, wer), erstellt: ctx().jetzt };
}

interface Inhaltsangabe {
	readonly inhalt: string;
	readonly wer: string;
	readonly summen: Erlaeuterung['summen'];
}

async function erlaeutere(umstand: Umstand, { inhalt, wer, summen }: Inhaltsangabe): Promise<Erlaeuterung> {
	return { inhalt, filter: filter(umstand, wer), ...(await herkunftVon(umstand)), summen };
}

const alsSchild = ({ vorname, nachname, einsatzstelle }: Listenperson) => ({
	vorname: vorname ?? '',
	nachname: nachname ?? '',
	einsatzstelle,
});

const setze = async ({ portal }: Umstand, papier: Seminarpapier): Promise<Buffer> =>
	Buffer.from(await setzePapier(ablage(portal.konfiguration.datenVerzeichnis), papier));

interface Listenkopf extends Pick<Teilnehmerliste, 'titel' | 'angaben' | 'tage'> {
	readonly wer: string;
}

async function gibTeilnehmerliste(
	umstand: Umstand,
	zeilen: readonly Listenperson[],
	{ wer, ...kopf }: Listenkopf,
): Promise<Buffer> {
	const personen = unterschreibende(zeilen);
	return gibPapier(umstand, 'teilnehmerliste', {
		art: 'TEILNEHMERLISTE',
		...kopf,
		personen,
		...(await herkunft(umstand, wer)),
	});
}

interface Tabelle<Z> extends Inhaltsangabe {
	readonly liste: 'seminarteilnehmer' | 'seminargruppe';
	readonly blatt: string;
	readonly spalten: readonly Blattspalte<Nummeriert<Z>>[];
}

async function gibTabelle<Z extends Listenperson>(
	umstand: Umstand,
	zeilen: readonly Z[],
	{ liste, blatt, spalten, ...angabe }: Tabelle<Z>,
): Promise<Buffer> {
	await merkeGesundheit(umstand, zeilen);
	const inhalt = await alsListe(blatt, spalten, nummeriert(zeilen), await erlaeutere(umstand, angabe));
	const datei = { liste, endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
	return gibDatei(umstand, datei, inhalt);
}

/** Papers with people on them leave as lists do. */
async function gibPapier(
	umstand: Umstand,
	liste: 'teilnehmerliste' | 'namensschilder' | 'teilnahmebescheinigungen',
	papier: Seminarpapier,
): Promise<Buffer> {
	const inhalt = await setze(umstand, papier);
	return gibDatei(umstand, { liste, endung: 'pdf', anzahl: papier.personen.length, anfrage: null }, inhalt);
}
