import type { textbausteine } from '#api/contract/akte/textbausteine.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { aendereTextbaustein, legeTextbausteinAn, loescheTextbaustein } from '#commands/nachricht/textbausteine.ts';
import type { Akteur } from '#domain/rollen.ts';
import { pflegtTextbaustein } from '#domain/textbaustein/textbaustein.ts';
import { nameVon } from '#domain/user/user.ts';
import { type Textbausteinsatz, textbausteineFuer } from '#projections/queries/traeger/textbausteine.ts';
import type { Handlers, Umstand } from '../handler.ts';

export const textbausteineHandlers: Handlers<typeof textbausteine> = {
	listeTextbausteine: async ({ umgebung, akteur }) => ({
		data: (await textbausteineFuer(umgebung.db, akteur.userID)).map((satz) => zeige(akteur, satz)),
	}),

	async legeTextbausteinAn(anruf) {
		const { id } = await legeTextbausteinAn(anruf.umgebung, anruf, anruf.body);
		return { data: await einer(anruf, id) };
	},

	async aendereTextbaustein(anruf) {
		const { version, ...genannte } = anruf.body;
		const angaben = Object.fromEntries(Object.entries(genannte).filter(([, wert]) => wert !== undefined));
		await aendereTextbaustein(anruf.umgebung, anruf, anruf.params.id, { angaben, version });
		return { data: await einer(anruf, anruf.params.id) };
	},

	async loescheTextbaustein(anruf) {
		await loescheTextbaustein(anruf.umgebung, anruf, anruf.params.id);
	},
};

async function einer({ umgebung, akteur }: Umstand, id: string) {
	const satz = (await textbausteineFuer(umgebung.db, akteur.userID)).find((eine) => eine.id === id);
	if (!satz) throw nichtGefunden();
	return zeige(akteur, satz);
}

function zeige(akteur: Akteur, satz: Textbausteinsatz) {
	const { id, bezeichnung, betreff, text, umfang, userID, vorname, nachname, geaendertAm, version } = satz;
	return {
		...{ id, bezeichnung, betreff, text, umfang, geaendertAm, version },
		von: vorname && nachname ? nameVon({ vorname, nachname }) : null,
		isPflegbar: pflegtTextbaustein(akteur, { umfang, userID }),
	};
}
