import { nachrichtwerte } from '#commands/nachricht/nachrichtempfang.ts';
import { NACHRICHTANGABEN } from '#domain/vorlagen/nachricht.ts';
import { alsText, gesagte } from '#domain/vorlagen/werte.ts';
import { mandantWerte } from '#domain/vorlageninhalt/rahmen.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Umstand } from '../handler.ts';

interface Anruf extends Umstand {
	readonly params: { readonly freiwilligerID: string };
	readonly query: { readonly wunschID?: string | undefined };
}

/** What a message to this volunteer would be filled with, and the mail it would stand in. */
export async function zeigeNachrichtwerte(anruf: Anruf) {
	const { umgebung, portal, params, query } = anruf;
	const { lage } = await sieheAkte(anruf, params.freiwilligerID);
	const vorlage = await eineMailvorlage(umgebung.db, 'NACHRICHT_FREI');
	if (!vorlage) throw nichtGefunden();
	const { vorname, nachname, email } = lage.akte.person;
	const alle = await nachrichtwerte(umgebung.db, lage, query.wunschID ?? null);
	const url = alsText('mandant.url', alle) || (portal.konfiguration.baseUrl ?? '');
	const rahmen = mandantWerte(lage.referenz.parameter, url);
	const genannte = [...alle].filter(([name]) => NACHRICHTANGABEN.includes(name));
	return {
		data: {
			name: [vorname, nachname].filter(Boolean).join(' '),
			email: email ?? null,
			rahmen: { betreff: vorlage.betreff, inhalt: vorlage.inhalt },
			werte: gesagte(new Map([...genannte, ...rahmen])),
		},
	};
}
