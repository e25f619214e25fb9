import type { scimVerwaltung } from '#api/contract/zugang/scim-verwaltung.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import { speichereGruppen } from '#commands/scim/gruppen.ts';
import { erneuereZugang, erzeugeZugang, loescheZugang } from '#commands/scim/zugang.ts';
import {
	scimAdressen,
	scimAnzahl,
	scimEinstellung,
	scimGruppen,
	scimZugang,
} from '#projections/queries/zugang/scim.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { scimBasis } from './scim.ts';

/** How a directory keeps users. */
export const scimVerwaltungHandlers: Handlers<typeof scimVerwaltung> = {
	holeScimKonfiguration: zeige,

	async speichereScimKonfiguration(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		await speichereGruppen(umgebung, { akteur, idempotenz }, body);
		return zeige(anruf);
	},

	async erzeugeScimToken({ umgebung, akteur, idempotenz, body }) {
		const { userID } = akteur;
		if (userID === null) throw abgelaufen();
		const befehl = { akteur: { ...akteur, userID }, idempotenz };
		return { data: { token: await erzeugeZugang(umgebung, befehl, body.gueltigBis) } };
	},

	async erneuereScimToken({ umgebung, body }) {
		const token = await erneuereZugang(umgebung, body.gueltigBis);
		if (token === null) throw nichtGefunden();
		return { data: { token } };
	},

	async loescheScimToken({ umgebung }) {
		if (!(await loescheZugang(umgebung))) throw nichtGefunden();
	},
};

async function zeige(anruf: Umstand) {
	const { db, ctx } = anruf.umgebung;
	const [zugang, einstellung, gruppen, anzahl] = await Promise.all([
		scimZugang(db),
		scimEinstellung(db),
		scimGruppen(db),
		scimAnzahl(db),
	]);
	const adressen = await scimAdressen(db, [...new Set(gruppen.flatMap(({ adresseIDs }) => adresseIDs))]);
	return {
		data: {
			adresse: scimBasis(anruf),
			zugang: zugang && alsZugang(zugang, ctx().heute),
			...einstellung,
			gruppen: gruppen.map(({ id, bezeichnung, rolle, adresseIDs, anzahl: mitglieder }) => ({
				id,
				bezeichnung,
				rolle,
				adressen: adressen.filter((adresse) => adresseIDs.includes(adresse.id)),
				anzahl: mitglieder,
			})),
			...anzahl,
		},
	};
}

function alsZugang(
	{ erstelltVonID, erstelltVon, ...rest }: NonNullable<Awaited<ReturnType<typeof scimZugang>>>,
	heute: string,
) {
	return {
		...rest,
		isAbgelaufen: rest.gueltigBis !== null && rest.gueltigBis < heute,
		erstelltVon: { id: erstelltVonID, name: erstelltVon },
	};
}
