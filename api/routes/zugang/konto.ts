import type { konto } from '#api/contract/zugang/konto.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen, raeumeCookies } from '#api/plugins/sitzung.ts';
import { aendereKonto, beendeEigene, istNameFest, listeSitzungen } from '#commands/konto/eigenes-konto.ts';
import {
	aendereEigeneEmail,
	aendereFremdeEmail,
	verwerfeEigeneEmail,
	verwerfeFremdeEmail,
} from '#commands/konto/email-aendern.ts';
import { aendereKennwort } from '#commands/konto/kennwort-aendern.ts';
import { otpauthUri } from '#commands/konto/totp.ts';
import {
	beginneEinrichtung,
	erneuereCodes,
	richteEin,
	schalteEigenenFaktorAus,
	schalteFremdenFaktorAus,
} from '#commands/konto/zweiter-faktor.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { istMitarbeitend } from '#domain/user/user.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { eigenesKonto } from '#projections/queries/zugang/eigenes-konto.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { faktorumgebung } from './auth.ts';

/** The account of the caller: his name, his password, where he is signed in. */
export const kontoHandlers: Handlers<typeof konto> = {
	holeKonto: zeigeKonto,

	async aendereKonto(anruf) {
		await aendereKonto(anruf.umgebung, anruf, anruf.body);
		return zeigeKonto(anruf);
	},

	async aendereKennwort(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		const { altesPasswort: altes, passwort: neues } = anruf.body;
		await aendereKennwort(anruf.umgebung, anruf, konto, { altes, neues, familie });
	},

	async aendereEigeneEmail(anruf) {
		const { konto } = sitzungVon(anruf);
		await aendereEigeneEmail(anruf.umgebung, anruf, { userID: konto.id, ...anruf.body });
	},

	async verwerfeEigeneEmail(anruf) {
		await verwerfeEigeneEmail(anruf.umgebung, anruf, sitzungVon(anruf).konto.id);
	},

	async aendereFremdeEmail(anruf) {
		await aendereFremdeEmail(anruf.umgebung, anruf, { userID: anruf.params.id, email: anruf.body.email });
	},

	async verwerfeFremdeEmail(anruf) {
		await verwerfeFremdeEmail(anruf.umgebung, anruf, anruf.params.id);
	},

	async beginneZweitenFaktor(anruf) {
		const { konto } = sitzungVon(anruf);
		const { passwort } = anruf.body;
		const { geheimnis } = await beginneEinrichtung(faktorumgebung(anruf), anruf, { userID: konto.id, passwort });
		const { parameter } = await ladeReferenz(anruf.umgebung.db, { adresseIDs: [], benutzerIDs: [] });
		const aussteller = parameter.mandantKurzBezeichnung || parameter.mandantBezeichnung;
		return { data: { geheimnis, uri: otpauthUri({ aussteller, konto: konto.email, geheimnis }) } };
	},

	async richteZweitenFaktorEin(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		const angaben = { userID: konto.id, code: anruf.body.code, familie };
		return { data: { codes: await richteEin(faktorumgebung(anruf), anruf, angaben) } };
	},

	async erneuereWiederherstellungscodes(anruf) {
		const angaben = { userID: sitzungVon(anruf).konto.id, passwort: anruf.body.passwort };
		return { data: { codes: await erneuereCodes(anruf.umgebung, angaben) } };
	},

	async schalteZweitenFaktorAus(anruf) {
		const angaben = { userID: sitzungVon(anruf).konto.id, passwort: anruf.body.passwort };
		await schalteEigenenFaktorAus(anruf.umgebung, anruf, angaben);
	},

	async schalteFremdenFaktorAus(anruf) {
		await schalteFremdenFaktorAus(anruf.umgebung, anruf, anruf.params.id);
	},

	async listeSitzungen(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		const sitzungen = await listeSitzungen(anruf.umgebung.db, konto.id);
		return { data: sitzungen.map((s) => ({ ...s, isDiese: s.id === familie })) };
	},

	async beendeSitzung(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		const { id } = anruf.params;
		if (!(await beendeEigene(anruf.umgebung.db, konto.id, id))) throw nichtGefunden();
		if (id === familie) raeumeCookies(anruf.portal, anruf.reply);
	},

	async beendeAndereSitzungen(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		await widerrufAller(anruf.umgebung.db, konto.id, familie).execute();
	},
};

async function zeigeKonto(anruf: Umstand) {
	const konto = await eigenesKonto(anruf.umgebung.db, sitzungVon(anruf).konto.id);
	if (!konto) throw abgelaufen();
	const { rollen, zweiterFaktorSeit: seit, wiederherstellungscodes, isBetreuerAutomatischZuweisen, ...rest } = konto;
	const mitarbeitend = istMitarbeitend({ rollen });
	return {
		data: {
			...rest,
			isNameFest: await istNameFest(anruf.umgebung, sitzungVon(anruf).konto),
			isBetreuerAutomatischZuweisen: mitarbeitend ? isBetreuerAutomatischZuweisen : null,
			zweiterFaktor: mitarbeitend ? { seit, wiederherstellungscodes } : null,
		},
	};
}

function sitzungVon({ request: { konto, familie } }: Umstand) {
	if (!konto || !familie) throw abgelaufen();
	return { konto, familie };
}
