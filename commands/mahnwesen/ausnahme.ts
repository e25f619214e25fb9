/** Commands on exceptions from the reminders. Table: Reminders. */
import { fuehreAus } from '#commands/akte/befehl.ts';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { mahnausnahmeBeenden, mahnausnahmeSetzen } from '#domain/akte/entscheidungen/dokument/mahnausnahme.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import { beendeMahnausnahme, setzeMahnausnahme } from '#domain/dokumentspec/mahnausnahme.ts';
import type { Ausnahmeregel, Ausnahmeumfang } from '#domain/mahnausnahme.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { aktenDerAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';

/** What the exception is of: the request, the volunteer or the specification. */
export interface Wovon {
	readonly umfang: Ausnahmeumfang;
	readonly id: string;
}

interface Inhalt {
	readonly regel: Ausnahmeregel;
	readonly grund: string;
}

/** `inhalt` null: it ends. */
export async function bestimmeAusnahme(
	umgebung: Umgebung,
	handlung: Handlung,
	{ umfang, id }: Wovon,
	inhalt: Inhalt | null,
): Promise<void> {
	if (umfang === 'SPEC') return anVorlage(umgebung, handlung, id, inhalt);
	const anforderungID = umfang === 'DOKUMENT' ? id : null;
	const akteID = anforderungID ? await akteDer(umgebung, anforderungID) : id;
	await fuehreAus(umgebung, handlung, akteID, (lage) =>
		inhalt ? mahnausnahmeSetzen(lage, { anforderungID, ...inhalt }) : mahnausnahmeBeenden(lage, { anforderungID }),
	);
}

async function anVorlage(umgebung: Umgebung, handlung: Handlung, id: string, inhalt: Inhalt | null): Promise<void> {
	await execute(umgebung, handlung, async (sitzung) => {
		const vorlage = await sitzung.lies(dokumentSpecAggregat, id);
		if (!vorlage.existiert || vorlage.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const { heute } = sitzung.ctx;
		const ereignisse = inhalt ? setzeMahnausnahme(vorlage, inhalt, heute) : beendeMahnausnahme(vorlage);
		sitzung.schreibe(dokumentSpecAggregat, id, ereignisse);
	});
}

async function akteDer({ db }: Umgebung, anforderungID: string): Promise<string> {
	const akteID = (await aktenDerAnforderungen(db, [anforderungID])).get(anforderungID);
	if (!akteID) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return akteID;
}
