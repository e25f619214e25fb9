import type { zeugnisRouten } from '#api/contract/akte/zeugnis.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { pruefeZeugnispapier } from '#commands/dokumente/zeugnispapier.ts';
import { gibZeugnisseFrei } from '#commands/dokumente/zeugnisse-freigeben.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import {
	berichtigungAblehnen,
	stelltAus,
	verlangteVorlage,
	zeugnisBerichtigen,
	zeugnisFreigeben,
	zeugnisSchreiben,
	zeugnisVerlangen,
	zeugnisvorlage,
	zeugnisWeitergeben,
	zeugnisZurueckgeben,
} from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { BEIM_TRAEGER, SCHREIBBAR, texteVon, zeugnisfrist, zeugnisstand } from '#domain/akte/zeugnis/stand.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { hatRolle } from '#domain/rollen.ts';
import { ANGETRETEN } from '#domain/status/vertrag.ts';
import { taetigkeitsvorschlag } from '#domain/zeugnis/aussagen.ts';
import { ZEUGNISUMFAENGE } from '#domain/zeugnis/texte.ts';
import { zeugnisplan, zeugnisse } from '#projections/queries/akte/zeugnisse.ts';
import { taetigkeitsfelderJeOrt } from '#projections/queries/orte/adressbestand.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { befehl } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';

interface Gemeint {
	readonly freiwilligerID: string;
	readonly vertragID: string;
}

export const zeugnisHandlers: Handlers<typeof zeugnisRouten> = {
	async listeZeugnisse(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const takt = await alleParameter(anruf.umgebung.db);
		const seite = await zeugnisse(anruf.umgebung, await blickVon(anruf), takt, anfrage);
		return alsSeite(seite, anfrage, (zeile) => zeile);
	},

	async zaehleZeugnisse(anruf) {
		const takt = await alleParameter(anruf.umgebung.db);
		return gibAnzahlen(anruf, zeugnisplan(await blickVon(anruf), takt));
	},

	async liesZeugnis(anruf) {
		return { data: await zeige(anruf, anruf.params) };
	},

	async zeigeZeugnis(anruf) {
		const { lage, vertrag } = await finde(anruf, anruf.params);
		const vorlage = verlangteVorlage(lage, vertrag);
		const { umgebung, portal, reply } = anruf;
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		reply.header('content-security-policy', "default-src 'none'; sandbox");
		const inhalt = await fuelleFuer(umgebung, dort, vorlage.id, lage.akte.id, { wunschID: vertrag.wunschID });
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(inhalt) as unknown as string;
	},

	async schreibeZeugnis(anruf) {
		const { params, body } = anruf;
		const { freiwilligerID, vertragID } = params;
		await befehl(anruf, freiwilligerID, (lage) => zeugnisSchreiben(lage, { vertragID, texte: body.texte }));
		return { data: await zeige(anruf, params) };
	},

	async gibZeugnisWeiter(anruf) {
		const { freiwilligerID, vertragID } = anruf.params;
		await befehl(anruf, freiwilligerID, (lage) => zeugnisWeitergeben(lage, { vertragID }));
		return { data: await zeige(anruf, anruf.params) };
	},

	async entscheideZeugnis(anruf) {
		const { params, body } = anruf;
		const { freiwilligerID, vertragID } = params;
		await befehl(anruf, freiwilligerID, async (lage, { db }) => {
			switch (body.schritt) {
				case 'ZURUECKGEBEN':
					return zeugnisZurueckgeben(lage, { vertragID, nachricht: body.nachricht });
				case 'LASSEN':
					return berichtigungAblehnen(lage, { vertragID, grund: body.grund });
				case 'FREIGEBEN': {
					const entschluss = zeugnisFreigeben(lage, { vertragID });
					const vertrag = lage.akte.vertraege.find(({ id }) => id === vertragID);
					if (vertrag) await pruefeZeugnispapier(db, lage, vertrag);
					return entschluss;
				}
			}
		});
		return { data: await zeige(anruf, params) };
	},

	gibZeugnisseFrei: async ({ umgebung, akteur, idempotenz, body }) => ({
		data: await gibZeugnisseFrei(umgebung, { akteur, idempotenz }, body.vertragIDs),
	}),

	async verlangeZeugnis(anruf) {
		const { params, body } = anruf;
		const { freiwilligerID, vertragID } = params;
		await befehl(anruf, freiwilligerID, (lage) => zeugnisVerlangen(lage, { vertragID, umfang: body.umfang }));
		return { data: await zeigeEigenes(anruf, params) };
	},

	async liesEigenesZeugnis(anruf) {
		return { data: await zeigeEigenes(anruf, anruf.params) };
	},

	async berichtigeZeugnis(anruf) {
		const { params, body } = anruf;
		const { freiwilligerID, vertragID } = params;
		await befehl(anruf, freiwilligerID, (lage) => zeugnisBerichtigen(lage, { vertragID, nachricht: body.nachricht }));
		return { data: await zeigeEigenes(anruf, params) };
	},
};

/** What the viewer doesn't see doesn't exist. */
async function finde(umstand: Umstand, { freiwilligerID, vertragID }: Gemeint) {
	const { lage, sicht } = await sieheAkte(umstand, freiwilligerID);
	if (!sicht.vertraege.some(({ id }) => id === vertragID)) throw nichtGefunden();
	const vertrag = lage.akte.vertraege.find(({ id }) => id === vertragID);
	if (!vertrag) throw nichtGefunden();
	return { lage, vertrag };
}

async function zeige(umstand: Umstand, gemeint: Gemeint) {
	const { lage, vertrag } = await finde(umstand, gemeint);
	const { db } = umstand.umgebung;
	const { akte, referenz } = lage;
	const [parameter, felder] = await Promise.all([
		alleParameter(db),
		taetigkeitsfelderJeOrt(db, vertrag.einsatzortID ? [vertrag.einsatzortID] : []),
	]);
	const stand = zeugnisstand(akte, vertrag);
	const istTraeger = hatRolle(lage.akteur, ['MA_VERWALTUNG', 'ADMIN']);
	return {
		vertragID: vertrag.id,
		freiwilligerID: akte.id,
		vorname: akte.person.vorname ?? null,
		nachname: akte.person.nachname ?? null,
		einsatzort: referenz.adressen.get(vertrag.einsatzortID ?? '')?.bezeichnung ?? null,
		dienstart: referenz.dienstarten.get(vertrag.dienstartID)?.bezeichnung ?? null,
		von: vertrag.dienstantritt ?? vertrag.vertragsbeginn,
		bis: vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende,
		frist: zeugnisfrist(vertrag, parameter),
		umfang: vertrag.zeugnis?.umfang ?? null,
		stand,
		stelltAus: stelltAus(lage, vertrag),
		texte: texteVon(vertrag),
		vorschlag: taetigkeitsvorschlag(felder.get(vertrag.einsatzortID ?? '') ?? []),
		hinweis: vertrag.zeugnis?.hinweis ?? null,
		berichtigung: vertrag.zeugnis?.berichtigung ?? null,
		anforderungID: vertrag.zeugnis?.anforderungID ?? null,
		darf: {
			verlangen: istTraeger && stand === 'NICHT_VERLANGT',
			schreiben: stand === 'STELLE' || (istTraeger && SCHREIBBAR.includes(stand)),
			weitergeben: stand === 'STELLE',
			freigeben: istTraeger && BEIM_TRAEGER.includes(stand),
		},
	};
}

async function zeigeEigenes(umstand: Umstand, gemeint: Gemeint) {
	const { lage, vertrag } = await finde(umstand, gemeint);
	const stand = zeugnisstand(lage.akte, vertrag);
	const { zeugnis } = vertrag;
	return {
		vertragID: vertrag.id,
		umfang: zeugnis?.umfang ?? null,
		stand,
		frist: zeugnis && zeugnisfrist(vertrag, await alleParameter(umstand.umgebung.db)),
		// What is said to the site while it is written is theirs.
		hinweis: zeugnis?.stand === 'FREIGEGEBEN' ? zeugnis.hinweis : null,
		umfaenge: verlangbar(lage, vertrag),
		kannBerichtigen: zeugnis?.stand === 'FREIGEGEBEN' && (stand === 'UNTERSCHRIFT' || stand === 'FERTIG'),
	};
}

/** In the BFD there is only the extended one. */
function verlangbar(lage: Lage, vertrag: Vertrag) {
	if (!ANGETRETEN.includes(vertrag.status) || !zeugnisvorlage(lage, vertrag)) return [];
	const { umfang = null } = vertrag.zeugnis ?? {};
	if (umfang === 'ERWEITERT') return [];
	const nurErweitert = umfang === 'EINFACH' || stelltAus(lage, vertrag) === 'EINSATZSTELLE';
	return ZEUGNISUMFAENGE.filter((einer) => einer === 'ERWEITERT' || !nurErweitert);
}
