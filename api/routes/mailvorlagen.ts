import { sendeProbe } from '#commands/mail/probe.ts';
import { speichereVorlagen } from '#commands/stammdaten/mailvorlage.ts';
import type { Fakt } from '#domain/ereignis.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { darfZusatz, mailvorlageStammdatum, vorgabe } from '#domain/vorlagen/stammdatum.ts';
import { GEMEINSAM, namenIn } from '#domain/vorlagen/variablen.ts';
import { alleMailvorlagen, eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/mailvorlagen.ts';
import type { mailvorlagen } from '../contract/mailvorlagen.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import { verlaufVon } from './auskunft.ts';
import type { Handlers, Umstand } from './handler.ts';
import { postausgangHandlers } from './postausgang.ts';

export const mailvorlagenHandlers: Handlers<typeof mailvorlagen> = {
	...postausgangHandlers,

	listeMailvorlagen: alle,

	async aendereMailvorlagen(anruf) {
		const { umgebung, akteur, body } = anruf;
		for (const { id } of body) kenne(id);
		await speichereVorlagen(
			umgebung,
			akteur,
			body.map(({ id: key, ...felder }) => ({ key, ...felder })),
		);
		return alle(anruf);
	},

	holeMailvorlage: (anruf) => eine(anruf, anruf.params.id),

	async aendereMailvorlage(anruf) {
		const { umgebung, akteur, body } = anruf;
		const key = kenne(anruf.params.id);
		await speichereVorlagen(umgebung, akteur, [{ key, ...body }], { einzeln: true });
		return eine(anruf, key);
	},

	async sendeTestmail({ umgebung, akteur, params, body }) {
		const gesendet = await sendeProbe(umgebung, akteur, kenne(params.id), body.freiwilligerID ?? null);
		if (!gesendet) throw nichtGefunden();
	},

	holeMailvorlagenHistorie: async ({ umgebung, params }) => ({
		data: await verlaufVon(umgebung, mailvorlageStammdatum as unknown as Vorlagenart, [kenne(params.id)]),
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

function kenne(key: string): string {
	if (!VORLAGEN.has(key)) throw nichtGefunden();
	return key;
}

function zeige(stand: Mailvorlagenstand) {
	const { key, bezeichnung, betreff, inhalt, isAktiv, zusatzEmpfaenger, isAbschaltbar, isStandard, version } = stand;
	const standard = vorgabe(VORLAGEN.get(key) ?? stand);
	return {
		...{ id: key, bezeichnung, betreff, inhalt, isAktiv, isAbschaltbar, isStandard, version },
		zusatzEmpfaenger: [...zusatzEmpfaenger],
		isZusatzErlaubt: darfZusatz(key),
		standard: { betreff: standard.betreff, inhalt: standard.inhalt },
		platzhalter: [...namenIn([...GEMEINSAM, ...stand.kontext])],
	};
}
