import type { mailvorlagen } from '#api/contract/traeger/mailvorlagen.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { postausgangHandlers } from '#api/routes/system/postausgang.ts';
import { verlaufVon } from '#api/routes/traeger/auskunft.ts';
import { sendeProbe, werteDerProbe } from '#commands/mail/probe.ts';
import { speichereVorlagen } from '#commands/stammdaten/mailvorlage.ts';
import type { Fakt } from '#domain/ereignis.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { darfZusatz, mailvorlageStammdatum, vorgabe } from '#domain/vorlagen/stammdatum.ts';
import { namenInMail } from '#domain/vorlagen/variablen.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import { gesagte } from '#domain/vorlagen/werte.ts';
import {
	alleMailvorlagen,
	eineMailvorlage,
	type Mailvorlagenstand,
} from '#projections/queries/traeger/mailvorlagen.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const mailvorlagenHandlers: Handlers<typeof mailvorlagen> = {
	...postausgangHandlers,

	listeMailvorlagen: alle,

	async aendereMailvorlagen(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		for (const { id } of body) kenne(id);
		await speichereVorlagen(
			umgebung,
			{ akteur, idempotenz },
			body.map(({ id: key, ...felder }) => ({ key, ...felder })),
		);
		return alle(anruf);
	},

	holeMailvorlage: (anruf) => eine(anruf, anruf.params.id),

	async aendereMailvorlage(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { key } = kenne(anruf.params.id);
		await speichereVorlagen(umgebung, { akteur, idempotenz }, [{ key, ...body }], { einzeln: true });
		return eine(anruf, key);
	},

	async sendeTestmail({ umgebung, akteur, idempotenz, params, body }) {
		const gesendet = await sendeProbe(
			umgebung,
			{ akteur, idempotenz },
			kenne(params.id).key,
			body.freiwilligerID ?? null,
		);
		if (!gesendet) throw nichtGefunden();
	},

	async holeMailwerte({ umgebung, akteur, portal, params, query: { freiwilligerID } }) {
		const vorlage = kenne(params.id);
		const { baseUrl } = portal.konfiguration;
		const werte = await werteDerProbe(umgebung, akteur, vorlage, { freiwilligerID, baseUrl: baseUrl ?? '' });
		if (!werte) throw nichtGefunden();
		return { data: gesagte(werte) };
	},

	holeMailvorlagenHistorie: async ({ umgebung, params }) => ({
		data: await verlaufVon(umgebung, mailvorlageStammdatum as unknown as Vorlagenart, [kenne(params.id).key]),
	}),
};

type Vorlagenart = Stammdatum<string, Record<string, Fakt>>;

async function alle({ umgebung }: Umstand) {
	return { data: (await alleMailvorlagen(umgebung.db)).map(zeige) };
}

async function eine({ umgebung }: Umstand, key: string) {
	const stand = await eineMailvorlage(umgebung.db, key);
	if (!stand) throw nichtGefunden();
	return { data: zeige(stand) };
}

function kenne(key: string): Mailvorlage {
	const vorlage = VORLAGEN.get(key);
	if (!vorlage) throw nichtGefunden();
	return vorlage;
}

function zeige(stand: Mailvorlagenstand) {
	const { key, bezeichnung, betreff, inhalt, isAktiv, zusatzEmpfaenger, isAbschaltbar, isStandard, version } = stand;
	const standard = vorgabe(VORLAGEN.get(key) ?? stand);
	return {
		...{
			id: key,
			an: [...stand.an],
			bezeichnung,
			betreff,
			inhalt,
			isAktiv,
			isAbschaltbar,
			isStandard,
			version,
		},
		zusatzEmpfaenger: [...zusatzEmpfaenger],
		isZusatzErlaubt: darfZusatz(key),
		standard: { betreff: standard.betreff, inhalt: standard.inhalt },
		platzhalter: [...namenInMail(stand.kontext)],
	};
}
