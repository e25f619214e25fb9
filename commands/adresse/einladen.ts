import { ladeLage } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { ladeZumOrtEin, type Ortseinladung, SCHON_ZUM_ORT_EINGELADEN } from '#domain/adresse/einladen.ts';
import { gueltigBis } from '#domain/user/einladung.ts';
import type { Adressauftrag } from './auftrag.ts';

/** Invites somebody to an Einsatzort; the mail carries a link that is good once. */
export function ladeEin(umgebung: Umgebung, auftrag: Adressauftrag, eingabe: Ortseinladung): Promise<{ id: string }> {
	const { zyklusID, einsatzortID } = eingabe;
	return execute(umgebung, auftrag, async (sitzung) => {
		const { akteur } = auftrag;
		const benutzerIDs = eingabe.betreuerUserID === null ? [] : [eingabe.betreuerUserID];
		const bedarf = { adresseIDs: [einsatzortID], benutzerIDs };
		const leer = await ladeLage(sitzung, akteur, sitzung.ctx.neueID(), bedarf);
		const lage = { ...leer, akte: { ...leer.akte, zyklusID } };
		const { status, nachricht, dienstartID, betreuerUserID, ...wer } = ladeZumOrtEin(lage, eingabe);
		const id = sitzung.ctx.neueID();
		sitzung.tabelle(
			sitzung.db
				.insertInto('einladung')
				.values({
					...wer,
					id,
					status,
					nachricht,
					zyklus_id: zyklusID,
					einsatzort_id: einsatzortID,
					dienstart_id: dienstartID,
					betreuer_user_id: betreuerUserID,
					eingeladen_von: akteur.userID,
					erstellt_am: sitzung.ctx.jetzt,
					gueltig_bis: gueltigBis(sitzung.ctx.jetzt),
				})
				.onConflict((oc) => oc.doNothing()),
			SCHON_ZUM_ORT_EINGELADEN,
		);
		sitzung.outbox(mailzeile('EINLADUNG_EINSATZORT', { art: 'ORTSEINLADUNG', id }, { ortseinladungID: id }));
		return { id };
	});
}
