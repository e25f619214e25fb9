import { beendeEigene, benenneUm, hatKennwort, listeSitzungen } from '#commands/konto/eigenes-konto.ts';
import {
	aendereEigeneEmail,
	aendereFremdeEmail,
	verwerfeEigeneEmail,
	verwerfeFremdeEmail,
} from '#commands/konto/email-aendern.ts';
import { aendereKennwort } from '#commands/konto/kennwort-aendern.ts';
import { widerrufAller } from '#commands/konto/sitzungen.ts';
import { kontoVon } from '#projections/queries/akteur.ts';
import type { konto } from '../contract/konto.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import { abgelaufen, raeumeCookies } from '../plugins/sitzung.ts';
import type { Handlers, Umstand } from './handler.ts';

/** The account of the caller: his name, his password, where he is signed in. */
export const kontoHandlers: Handlers<typeof konto> = {
	holeKonto: zeigeKonto,

	async aendereKonto(anruf) {
		await benenneUm(anruf.umgebung, anruf.akteur, anruf.body);
		return zeigeKonto(anruf);
	},

	async aendereKennwort(anruf) {
		const { konto, familie } = sitzungVon(anruf);
		const { altesPasswort: altes, passwort: neues } = anruf.body;
		await aendereKennwort(anruf.umgebung, konto, { altes, neues, familie });
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
	const { db } = anruf.umgebung;
	const konto = await kontoVon(db, sitzungVon(anruf).konto.id);
	if (!konto) throw abgelaufen();
	const { id, vorname, nachname, email } = konto;
	return { data: { id, vorname, nachname, email, hatKennwort: await hatKennwort(db, id) } };
}

function sitzungVon({ request: { konto, familie } }: Umstand) {
	if (!konto || !familie) throw abgelaufen();
	return { konto, familie };
}
