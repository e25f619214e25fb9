/** Files people have sent, on their way out. */
import type { FastifyReply } from 'fastify';
import { ablage, liesDatei } from '#commands/dateien/ablage.ts';
import { ortDesDokuments } from '#commands/dokumente/lesen.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { DATEITYPEN } from '#domain/upload/dateitypen.ts';
import type { Upload } from '#domain/upload/upload.ts';
import type { Umstand } from './handler.ts';

/** Saved, never shown: whatever it holds, no browser runs it here. */
export function alsAnhang(reply: FastifyReply, { name }: Pick<Upload, 'name'>): void {
	const schlicht = name.replace(/[^\w .()-]/g, '_');
	reply.headers({
		'content-disposition': `attachment; filename="${schlicht}"; filename*=UTF-8''${encodeRFC5987(name)}`,
		'cache-control': 'no-store',
	});
}

const encodeRFC5987 = (wert: string): string =>
	encodeURIComponent(wert).replace(/['()*]/g, (z) => `%${z.charCodeAt(0).toString(16).toUpperCase()}`);

export async function gibInhalt(umstand: Umstand, { id, endung, groesse, besitzer }: Upload): Promise<string> {
	const { portal, reply } = umstand;
	if (besitzer?.art === 'DOKUMENT') await vermerkeDokumentlesung(umstand, besitzer.id);
	reply.headers({
		'content-type': DATEITYPEN[endung],
		'content-length': groesse,
		'content-security-policy': "default-src 'none'; sandbox",
	});
	// The bytes pass through unread; the contract knows them as text.
	return (await liesDatei(ablage(portal.konfiguration.datenVerzeichnis), id)) as unknown as string;
}

/** Somebody else than the volunteer himself reads what says something of his health. */
async function vermerkeDokumentlesung({ umgebung, akteur, request }: Umstand, dokumentID: string): Promise<void> {
	const ort = await ortDesDokuments(umgebung, dokumentID);
	if (!ort?.isGesundheit) return;
	if (akteur.freiwilligerID === ort.freiwilligerID && akteur.impersoniertVon === null) return;
	const betroffene = [ort.freiwilligerID];
	await merkeEinsicht(umgebung.db, { akteur, betroffene, arten: ['GESUNDHEIT'], anlass: 'DOKUMENT', ip: request.ip });
}
