import type { freiwilligerVerben } from '#api/contract/akte/freiwilliger.ts';
import { setzeStatus } from '#commands/akte/abschliessen.ts';
import type { Getan } from '#commands/akte/befehl.ts';
import { liesAkte } from '#commands/akte/lesen.ts';
import { nimmZurueck } from '#commands/akte/zuruecknehmen.ts';
import { gleicheAkteAb } from '#commands/dokumente/abgleichen.ts';
import { loesche } from '#commands/konto/loeschen.ts';
import { probiereNachricht, sendeNachricht, sendeNachrichttest } from '#commands/nachricht/nachricht.ts';
import { pruefeAuswahl } from '#commands/stammdaten/auswahl.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { bemerken } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { datenschutzZustimmen } from '#domain/akte/entscheidungen/freiwilliger/datenschutz-zustimmen.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-bearbeiten.ts';
import { erziehungsberechtigteEntfernen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-entfernen.ts';
import { traegerBetreuerAendern } from '#domain/akte/entscheidungen/freiwilliger/traeger-betreuer-aendern.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-oeffnen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { vorschlagAblehnen } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { personenumfeld } from '#domain/akte/regeln/person.ts';
import { pruefePersonendaten } from '#domain/felder/freiwilliger.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { zeigeErziehungsberechtigten } from '../../present/freiwilliger.ts';
import { zeigeHistorie } from '../../present/historie.ts';
import { namenAus } from '../../present/namen.ts';
import { zeigeWunsch } from '../../present/wunsch.ts';
import { type Aktenentscheidung, befehl, ohneLeere } from '../aktenbefehl.ts';
import { sichtAuf, sieheAkte } from '../aktenblick.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';
import { alsErziehungsberechtigter, alsPerson } from './eingaben.ts';
import { zeigeAkte } from './lesen.ts';
import { zeigeNachrichtwerte } from './nachrichtwerte.ts';
import { zeigeDenWunsch } from './wunsch.ts';

/** What is done to a volunteer himself. */
export const verbHandlers: Handlers<typeof freiwilligerVerben> = {
	aendereFreiwilliger: (anruf) => anAkte(anruf, anruf.params.id, aenderung(anruf)),

	async stimmeDatenschutzZu(anruf) {
		await befehl(anruf, anruf.params.id, (lage) => datenschutzZustimmen(lage, anruf.body));
	},

	async loescheFreiwilliger({ umgebung, akteur, idempotenz, params, query }) {
		await loesche(umgebung, { akteur, idempotenz }, params.id, {
			bestaetigung: query.bestaetigung ?? null,
			widersprochen: query.widersprochen === 'true',
		});
	},

	async gleicheAkteAb(anruf) {
		await sieheAkte(anruf, anruf.params.id);
		return { data: await gleicheAkteAb(anruf.umgebung, anruf, anruf.params.id) };
	},

	uebernimmInZyklus: (anruf) => anAkte(anruf, anruf.params.id, zyklusUebernehmen),

	async bewerben(anruf) {
		const { id } = anruf.params;
		const wuensche = anruf.body;
		const bedarf = { adresseIDs: wuensche.map((w) => w.einsatzortID) };
		const getan = await befehl(anruf, id, (lage) => bewerben(lage, { wuensche }), bedarf);
		const { feld, sicht } = await sieheAkte(anruf, id, getan);
		return { data: sicht.wuensche.filter((w) => getan.wunschIDs.includes(w.id)).map((w) => zeigeWunsch(feld, w)) };
	},

	async beantworteVorschlag(anruf) {
		const { id, stellenId: wunschID } = anruf.params;
		const { annehmen, nachricht } = anruf.body;
		const antworte = annehmen ? vorschlagAnnehmen : vorschlagAblehnen;
		const getan = await befehl(anruf, id, (lage) => antworte(lage, { wunschID, nachricht }));
		return { data: await zeigeDenWunsch(anruf, id, wunschID, getan) };
	},

	async schlageVor(anruf) {
		const { id } = anruf.params;
		const { einsatzortID = null, betreuerUserID = null, nachricht = null, dienstartID } = anruf.body;
		const getan = await befehl(
			anruf,
			id,
			(lage) => vorschlagen(lage, { einsatzortID, betreuerUserID, nachricht, dienstartID }),
			{ adresseIDs: ohneLeere([einsatzortID]), benutzerIDs: ohneLeere([betreuerUserID]) },
		);
		return { data: await zeigeDenWunsch(anruf, id, getan.wunschIDs[0] ?? '', getan) };
	},

	aendereTraegerBetreuer: (anruf) =>
		anAkte(anruf, anruf.params.id, (lage) => traegerBetreuerAendern(lage, anruf.body), {
			benutzerIDs: ohneLeere([anruf.body.traegerBetreuerUserID]),
		}),

	async nimmZurueck({ umgebung, akteur, idempotenz, params, body }) {
		await nimmZurueck(umgebung, { akteur, idempotenz }, params.id, body);
	},

	async sendeNachricht(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		await sendeNachricht(umgebung, { akteur, idempotenz }, params.freiwilligerID, body);
	},

	async probiereNachricht({ umgebung, akteur, params, body }) {
		return { data: await probiereNachricht(umgebung, akteur, params.freiwilligerID, body) };
	},

	async testeNachricht({ umgebung, akteur, idempotenz, params, body }) {
		await sendeNachrichttest(umgebung, { akteur, idempotenz }, params.freiwilligerID, body);
	},

	holeNachrichtwerte: zeigeNachrichtwerte,

	async bemerke(anruf) {
		const { id } = anruf.params;
		const { bemerkungIDs, danach } = await befehl(anruf, id, (lage) => bemerken(lage, anruf.body));
		const { lage } = danach ?? (await sieheAkte(anruf, id));
		const { ereignisse } = danach ?? (await liesAkte(anruf.umgebung, id));
		const sicht = sichtAuf(lage, anruf.akteur, lage.akte);
		if (!sicht) throw nichtGefunden();
		const { akteur } = anruf;
		const blick = { akteur, akte: lage.akte, sicht, namen: namenAus(lage.referenz), jetzt: lage.ctx.jetzt };
		const geschrieben = ereignisse.filter(({ type }) => type === 'BemerkungGeschrieben');
		const eintrag = zeigeHistorie(blick, geschrieben).find((e) => e.bemerkungID === bemerkungIDs[0]);
		if (!eintrag) throw nichtGefunden();
		return { data: eintrag };
	},

	tritDienstAn: (anruf) => {
		const { angetreten, datum, grund } = anruf.body;
		return anAkte(anruf, anruf.params.id, (lage) =>
			angetreten ? antreten(lage, { datum }) : nichtAntreten(lage, { grund }),
		);
	},

	beendeDienst: (anruf) => anAkte(anruf, anruf.params.id, (lage) => beenden(lage, anruf.body)),

	async legeErziehungsberechtigteAn(anruf) {
		const { freiwilligerId } = anruf.params;
		const eingabe = alsErziehungsberechtigter(anruf.body);
		const getan = await befehl(anruf, freiwilligerId, (lage) => erziehungsberechtigteAnlegen(lage, eingabe));
		return {
			data: await zeigeDenErziehungsberechtigten(anruf, getan, freiwilligerId, getan.erziehungsberechtigterIDs[0]),
		};
	},

	async aendereErziehungsberechtigte(anruf) {
		const { freiwilligerId, id } = anruf.params;
		const eingabe = { erziehungsberechtigterID: id, ...alsErziehungsberechtigter(anruf.body) };
		const getan = await befehl(anruf, freiwilligerId, (lage) => erziehungsberechtigteBearbeiten(lage, eingabe));
		return { data: await zeigeDenErziehungsberechtigten(anruf, getan, freiwilligerId, id) };
	},

	async entferneErziehungsberechtigte(anruf) {
		const { freiwilligerId, id } = anruf.params;
		await befehl(anruf, freiwilligerId, (lage) =>
			erziehungsberechtigteEntfernen(lage, { erziehungsberechtigterID: id }),
		);
	},
};

/** Decides on the file and answers with it as it is then. */
async function anAkte(
	umstand: Umstand,
	id: string,
	entscheide: Aktenentscheidung,
	bedarf: Partial<Referenzbedarf> = {},
) {
	const getan = await befehl(umstand, id, entscheide, bedarf);
	return { data: await zeigeAkte(umstand, await sieheAkte(umstand, id, getan)) };
}

async function zeigeDenErziehungsberechtigten(
	umstand: Umstand,
	getan: Getan,
	freiwilligerID: string,
	id: string | undefined,
) {
	const { feld } = await sieheAkte(umstand, freiwilligerID, getan);
	const person = feld.akte.erziehungsberechtigte.find((e) => e.id === id);
	if (!person) throw nichtGefunden();
	return zeigeErziehungsberechtigten(person);
}

/** `PUT {id}` is one of three: personal data, the manual status, or the closing. */
function aenderung({ body, umgebung }: Anruf<typeof freiwilligerVerben.aendereFreiwilliger>): Aktenentscheidung {
	const { version, statusManuell, nachbearbeitungAbgeschlossen, zustimmungVon, ...felder } = body;
	const daten = alsPerson(felder);
	const anzahl = [statusManuell, nachbearbeitungAbgeschlossen, ...Object.keys(daten).slice(0, 1)];
	if (anzahl.filter((x) => x !== undefined).length > 1) throw nurEines();
	if (statusManuell) {
		const { wunschId = null, datum = null, ...rest } = statusManuell;
		return (lage, sitzung) => setzeStatus(lage, sitzung, { ...rest, wunschID: wunschId, datum });
	}
	if (nachbearbeitungAbgeschlossen !== undefined) {
		return nachbearbeitungAbgeschlossen ? nachbearbeitungAbschliessen : nachbearbeitungOeffnen;
	}
	return async (lage) => {
		const felder = zusammenGeprueft(lage, daten);
		const entschluss = bearbeiten(lage, { felder, version, zustimmungVon });
		await pruefeAuswahl(umgebung.db, daten, lage.akte.person);
		return entschluss;
	};
}

/** Rules between fields, measured with what the file holds already; only where the caller may write at all. */
function zusammenGeprueft(lage: Lage, daten: Personendaten): Personendaten {
	if (!darf(lage.akteur, 'bearbeiten', { freiwilligerID: lage.akte.id })) return daten;
	const umfeld = personenumfeld(lage);
	const { werte, verstoesse } = pruefePersonendaten(daten, lage.akte.person, umfeld);
	if (!werte) throw new Abgelehnt(verstoesse);
	return werte;
}

const nurEines = () =>
	new Abgelehnt([
		{
			code: 'NUR_EINES',
			http: 422,
			text: 'Bitte senden Sie Daten, Status und Nachbearbeitung in getrennten Anfragen.',
		},
	]);
