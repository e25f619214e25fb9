import type { gruppenvorschlag } from '#api/contract/seminare/gruppenvorschlag.ts';
import {
	alsGruppen,
	alsPersonen,
	type Vorschlagsstoff,
	zeigeVorschlag,
} from '#api/present/seminare/gruppenvorschlag.ts';
import { nimmVorschlagZurueck, uebernimmVorschlag } from '#commands/seminar/gruppenvorschlag.ts';
import { einteilbarAb } from '#domain/akte/seminar/seminarfall.ts';
import { beurteile, schlageVor } from '#domain/seminargruppe/vorschlag/vorschlag.ts';
import {
	mitgliedslagen,
	ohneGruppe,
	planzeilen,
	vorschlagsgruppen,
	vorschlagsseminare,
} from '#projections/queries/seminare/gruppenvorschlag.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Which group takes whom. */
export const gruppenvorschlagHandlers: Handlers<typeof gruppenvorschlag> = {
	async rechneGruppenvorschlag(anruf) {
		const { umgebung, zyklusID, body } = anruf;
		const { eintraege } = body;
		const [stoff, einladung] = await Promise.all([
			lies(anruf, zyklusID, body),
			eineMailvorlage(umgebung.db, 'SEMINAR_EINLADUNG'),
		]);
		const [personen, gruppen] = [alsPersonen(stoff), alsGruppen(stoff)];
		const vorschlag = eintraege
			? beurteile(personen, gruppen, new Map(eintraege.map((e) => [e.freiwilligerID, e.gruppeID])))
			: schlageVor(personen, gruppen);
		const umstaende = { heute: umgebung.ctx().heute, istAktiv: einladung?.isAktiv ?? false };
		return { data: zeigeVorschlag(stoff, vorschlag, umstaende) };
	},

	uebernimmGruppenvorschlag: async ({ umgebung, akteur, idempotenz, body }) => ({
		data: await uebernimmVorschlag(umgebung, { akteur, idempotenz }, body.eintraege),
	}),

	nimmGruppenvorschlagZurueck: async ({ umgebung, akteur, idempotenz, body }) => ({
		data: await nimmVorschlagZurueck(umgebung, { akteur, idempotenz }, body.eintraege),
	}),
};

interface Auswahl {
	readonly dienstartIDs?: readonly string[] | undefined;
	readonly gruppeIDs?: readonly string[] | undefined;
}

async function lies(
	{ umgebung }: Umstand,
	zyklusID: string,
	{ dienstartIDs = [], gruppeIDs = [] }: Auswahl,
): Promise<Vorschlagsstoff> {
	const { db, ctx } = umgebung;
	const [referenz, gruppen, plan] = await Promise.all([
		ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] }),
		vorschlagsgruppen(db, zyklusID, gruppeIDs),
		planzeilen(db, zyklusID),
	]);
	const ids = gruppen.map(({ id }) => id);
	const [wer, mitglieder, seminare] = await Promise.all([
		ohneGruppe(db, zyklusID, { ab: einteilbarAb({ referenz }), dienstartIDs }),
		mitgliedslagen(db, ids),
		vorschlagsseminare(db, ids, ctx().heute),
	]);
	return { wer, plan, gruppen, mitglieder, seminare };
}
