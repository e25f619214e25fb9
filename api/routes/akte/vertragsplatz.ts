import type { vertragsplatz } from '#api/contract/akte/vertragsplatz.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeitraum } from '#domain/akte/wunsch/belegungen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { platzauskunft } from '#domain/kontingent/platzauskunft.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';

export const vertragsplatzHandlers: Handlers<typeof vertragsplatz> = {
	async zeigeVertragsplatz(anruf) {
		const { umgebung, params, query } = anruf;
		const { lage, sicht } = await sieheAkte(anruf, params.id);
		const vertrag = sicht.vertraege.find((v) => v.id === params.vertragID);
		const wunsch = sicht.wuensche.find((w) => w.id === vertrag?.wunschID);
		if (!vertrag || !wunsch) throw nichtGefunden();
		const {
			einsatzortID = vertrag.einsatzortID,
			vertragsbeginn = vertrag.vertragsbeginn,
			vertragsende = vertrag.vertragsende,
		} = query;
		const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [einsatzortID], benutzerIDs: [] });
		if (referenz.adressen.get(einsatzortID)?.einsatzstelleID !== wunsch.einsatzstelleID) throw nichtGefunden();
		const wann = zeitraum({ ...vertrag, vertragsbeginn, vertragsende }, referenz.zyklen);
		const { zyklusID, dienstartID, wunschID } = vertrag;
		const kontingent = lage.kontingente.get(wunsch.einsatzstelleID) ?? kontingentAggregat.start(wunsch.einsatzstelleID);
		const { dagegen, ...rest } = platzauskunft(
			kontingent,
			{ zyklusID, dienstartID, wunschID, einsatzortID, ...wann },
			referenz,
		);
		return { data: { von: wann.von, ...rest, gruende: dagegen.map(({ code, text }) => ({ code, text })) } };
	},
};
