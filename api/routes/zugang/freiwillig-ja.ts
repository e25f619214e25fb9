import type { freiwilligJa as vertrag } from '#api/contract/zugang/freiwillig-ja.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import type { Abgleich } from '#commands/freiwillig-ja/abgleich.ts';
import {
	entferneKonfiguration,
	konfigurationszeile,
	liesKonfiguration,
	speichereKonfiguration,
} from '#commands/freiwillig-ja/konfiguration.ts';
import { probiere } from '#commands/freiwillig-ja/probelauf.ts';
import type { Absender } from '#commands/freiwillig-ja/senden.ts';
import { merkeVor, sendeJetzt } from '#commands/freiwillig-ja/vormerken.ts';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import { VERSUCHE } from '#domain/platzangebot/versuche.ts';
import { type Platzsendung, platzsendungen } from '#projections/queries/traeger/platzsendungen.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { aussenadresse } from '../portaladresse.ts';

/** Places on the platform freiwillig-ja, for administrators. */
export const freiwilligJaHandlers: Handlers<typeof vertrag> = {
	holeFreiwilligJa: zeige,

	async speichereFreiwilligJa(anruf) {
		const { akteur, body, umgebung } = anruf;
		if (akteur.userID === null) throw abgelaufen();
		const eingabe = { ...body, schluessel: body.schluessel || null };
		await speichereKonfiguration(umgebung.db, schutz(anruf), eingabe, akteur.userID);
		await zieheNach(anruf);
		return zeige(anruf);
	},

	async entferneFreiwilligJa({ umgebung }) {
		if (!(await entferneKonfiguration(umgebung.db))) throw nichtGefunden();
	},

	async listePlatzsendungen({ umgebung: { db } }) {
		const [plaetze, zeile] = await Promise.all([platzsendungen(db), konfigurationszeile(db)]);
		const abgleich = (zeile?.abgleich ?? null) as Abgleich | null;
		return { data: { plaetze: [...plaetze], versuche: VERSUCHE, abgleich } };
	},

	async sendePlaetzeJetzt(anruf) {
		const { umgebung, body } = anruf;
		if (!(await liesKonfiguration(umgebung.db))) throw nichtGefunden();
		await zieheNach(anruf);
		const anzahl = await sendeJetzt(umgebung.db, body.ids ?? null);
		umgebung.outboxGefuellt?.();
		return { data: { anzahl } };
	},

	async probiereFreiwilligJa(anruf) {
		await zieheNach(anruf);
		const probe = await probiere(absender(anruf));
		if (!probe) throw nichtGefunden();
		const { am, istGefragt, gleich } = probe;
		return {
			data: {
				...{ am, istGefragt, gleich },
				neu: probe.neu.map(kurz),
				geaendert: probe.geaendert.map(kurz),
				entfernt: probe.entfernt.flatMap((s) => (s ? kurz(s) : [])),
				abgelehnt: probe.abgelehnt.map((s) => ({ ...kurz(s), text: s.fehler?.text ?? '' })),
			},
		};
	},
};

const kurz = ({ id, bezeichnung, dienstart }: Platzsendung) => ({ id, bezeichnung, dienstart });

async function zeige({ umgebung }: Umstand) {
	const eingerichtet = await liesKonfiguration(umgebung.db);
	const hat = eingerichtet !== null;
	return { data: { ...(eingerichtet ?? LEER), isEingerichtet: hat, hatSchluessel: hat } };
}

const LEER = { aktiv: false, url: '', dienstartIDs: [], verbundenAm: null, geaendertAm: null, geaendertVon: null };

/** What has changed is due at once, not with the next round. */
async function zieheNach({ umgebung }: Umstand): Promise<void> {
	await zieheAngeboteNach(umgebung, merkeVor);
	umgebung.outboxGefuellt?.();
}

const schutz = ({ portal: { konfiguration } }: Umstand) => ({
	hauptschluessel: konfiguration.jwtSecret,
	erlaubteHosts: konfiguration.erlaubteHosts,
});

const absender = (anruf: Umstand): Absender => ({
	umgebung: anruf.umgebung,
	...schutz(anruf),
	adresse: () => aussenadresse(anruf),
});
