import { ladeLage } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { verfall } from '#commands/zugang/einmal-token.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { ladeZumOrtEin, type Ortseinladung, SCHON_ZUM_ORT_EINGELADEN } from '#domain/adresse/einladen.ts';
import { pruefeVorhanden } from '#domain/adresse/regeln.ts';
import { istEigeneAdresse } from '#domain/adresse/zugang.ts';
import { Abgelehnt, NICHT_GEFUNDEN, VERALTET } from '#domain/regelverstoss.ts';
import { gueltigBis, schritt } from '#domain/user/einladung.ts';
import { ortseinladungVon } from '#projections/queries/orte/ortseinladungen.ts';
import type { Adressbefehl } from './befehl.ts';

/** Invites somebody to an Einsatzort; the mail carries a link that is good once. */
export function ladeEin(umgebung: Umgebung, befehl: Adressbefehl, eingabe: Ortseinladung): Promise<{ id: string }> {
	const { zyklusID, einsatzortID } = eingabe;
	return execute(umgebung, befehl, async (sitzung) => {
		const { akteur } = befehl;
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

/** Takes an open invitation back; its link leads nowhere any more. `adresseID`: the Einsatzort, or its Einsatzstelle. */
export async function zieheOrtseinladungZurueck(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	{ adresseID, einladungID }: { readonly adresseID: string; readonly einladungID: string },
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const [adresse, einladung] = await Promise.all([
			sitzung.lies(adresseAggregat, adresseID),
			ortseinladungVon(sitzung.db, einladungID),
		]);
		pruefeVorhanden(befehl.akteur, adresse);
		const dort = einladung && [einladung.einsatzortID, einladung.einsatzstelleID].includes(adresseID);
		if (!dort || !istEigeneAdresse(befehl.akteur, einladung.einsatzortID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const status = schritt(einladung, 'Zurueckgezogen', sitzung.ctx.jetzt);
		sitzung.tabelle(
			sitzung.db
				.updateTable('einladung')
				.set({ status })
				.where('id', '=', einladungID)
				.where('status', '=', einladung.status),
			VERALTET,
		);
		sitzung.tabelle(verfall(sitzung.db, ['EINLADUNG'], einladungID));
	});
}
