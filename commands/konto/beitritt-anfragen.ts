import type { z } from 'zod';
import { perLink } from '#commands/befehl.ts';
import { istVergeben } from '#commands/event-store/fehler.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { beitrittsanfrageMail } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { stelleBeitritt } from '#domain/user/beitritt.ts';
import { beitrittSchema } from '#domain/user/beitritt-felder.ts';
import type { Blick } from '#projections/queries/liste/sicht.ts';
import { istZuSehen } from '#projections/queries/orte/adressen.ts';
import { BEITRITT, BEITRITT_JE_ADRESSE, zaehleFehlversuch } from './bremse.ts';
import { mitMindestdauer } from './linkmail.ts';

type Angaben = z.input<typeof beitrittSchema> & { readonly adresseID: string };

/** Who asks, and what he can choose from. */
interface Fragender {
	readonly ip: string;
	readonly idempotenz: Idempotenz | null;
	readonly blick: Blick;
	readonly zyklusID: string;
}

/** Answer to a place that isn't there, or isn't to be seen. */
export const KEINE_EINSATZSTELLE: Regelverstoss = {
	code: 'ADRESSE',
	http: 422,
	feld: 'adresseID',
	text: 'Diese Einsatzstelle gibt es nicht.',
};

/**
 * Somebody asks for access to a site; the administrators decide. Whoever asks never learns whether there is an account
 * or a request already, nor that he asks too often.
 */
export async function frageBeitrittAn(umgebung: Umgebung, angaben: Angaben, fragender: Fragender): Promise<void> {
	const { adresseID, ...rest } = angaben;
	const felder = pruefeFelder(beitrittSchema, rest);
	const { blick, zyklusID } = fragender;
	if (!(await istZuSehen(umgebung, blick, zyklusID, adresseID))) throw new Abgelehnt([KEINE_EINSATZSTELLE]);
	await mitMindestdauer(merke(umgebung, { ...felder, adresseID }, fragender));
}

type Anfrage = z.output<typeof beitrittSchema> & { readonly adresseID: string };

async function merke(umgebung: Umgebung, anfrage: Anfrage, { ip, idempotenz }: Fragender): Promise<void> {
	const { db } = umgebung;
	const [jeIP, jeAdresse] = [
		await zaehleFehlversuch(db, BEITRITT, ip),
		await zaehleFehlversuch(db, BEITRITT_JE_ADRESSE, anfrage.email),
	];
	if (jeIP > BEITRITT.anzahl || jeAdresse > BEITRITT_JE_ADRESSE.anzahl) return;
	const { adresseID, ...angaben } = anfrage;
	const gestellt = execute(umgebung, perLink(null, idempotenz), async (sitzung) => {
		const id = sitzung.ctx.neueID();
		sitzung.tabelle(
			db.insertInto('beitrittsanfrage').values({ id, status: stelleBeitritt(), ...angaben, adresse_id: adresseID }),
		);
		sitzung.outbox(beitrittsanfrageMail(id));
	});
	await gestellt.catch((fehler: unknown) => {
		// An open request stays as it is: anybody can name an address.
		if (!istVergeben(fehler, 'beitrittsanfrage_offen')) throw fehler;
	});
}
