import { ablage } from '#commands/dateien/ablage.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { besiegleDokument } from '#commands/unterschrift/besiegeln.ts';
import type { Kleinportal } from './test-portal.fixture.ts';

/** Does what a worker would for a document everybody has signed: each job that is due, once. */
export async function besiegle({ umgebung, verzeichnis }: Kleinportal, dokumentID: string): Promise<void> {
	const { rows } = await umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'dokument-besiegeln' and daten ->> 'dokumentID' = $1
			and status = 'queued' and faellig_ab <= now() order by erstellt_am`,
		[dokumentID],
	);
	const werkstatt = {
		umgebung,
		dateien: ablage(verzeichnis),
		siegel: (inhaber: { name: string; heute: string }) => siegelzertifikat(verzeichnis, null, inhaber),
	};
	for (const { id } of rows) await besiegleDokument(werkstatt, id);
}
