import { z } from 'zod';
import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { DATEITYPEN, type Endung } from '#domain/upload/dateitypen.ts';
import { typAbgelehnt } from '#domain/upload/upload.ts';
import { frageText } from '#projections/roh.ts';
import { type Ablage, besiegle, ort } from './ablage.ts';
import { passtZurEndung } from './inhalt.ts';

const WARTENDE = z.strictObject({
	id: z.string(),
	status: z.enum(['Uploaded', 'Referencing']),
	endung: z.enum(Object.keys(DATEITYPEN) as Endung[]),
	sha256: z.instanceof(Buffer),
});
type Wartende = Readonly<z.infer<typeof WARTENDE>>;

/**
 * Looks once more at what nothing uses yet: the checks may have become stricter since it came, the scanner may know
 * more, and its bytes must still be those that were accepted. Table: Upload, late type check.
 */
export async function pruefeDateienNach(umgebung: Umgebung, ablage: Ablage): Promise<void> {
	const wartende = await frageText(
		umgebung.pool,
		WARTENDE,
		`select id, status, endung, sha256 from upload where status in ('Uploaded', 'Referencing') order by hochgeladen_am`,
	);
	await fuerJedes(umgebung, wartende, {
		auftrag: 'dateien-nachpruefen',
		stream: ({ id }) => `upload ${id}`,
		tue: async (datei) => {
			if (!(await gilt(umgebung, ablage, datei))) await lehneAb(umgebung, datei);
		},
	});
}

async function gilt({ viren }: Umgebung, ablage: Ablage, { id, endung, sha256 }: Wartende): Promise<boolean> {
	const pfad = ort(ablage, id);
	try {
		const istSeins = (await besiegle(pfad)).sha256.equals(sha256) && (await passtZurEndung(pfad, endung));
		// A scanner that is away fails the job, which comes again; the file stays as it is until then.
		return istSeins && !(await viren?.finde(pfad));
	} catch (fehler) {
		if (fehler instanceof Error && 'code' in fehler && fehler.code === 'ENOENT') return false;
		throw fehler;
	}
}

/** Nothing happens where it has been assigned or removed since it was looked at. */
async function lehneAb({ pool, ctx, outboxGefuellt }: Umgebung, { id, status }: Wartende): Promise<void> {
	await pool.query(
		`with abgelehnt as (
			update upload set status = $3, besitzer_art = null, besitzer_id = null, geaendert_am = $4
			where id = $1 and status = $2 returning id, user_id
		)
		insert into outbox (art, schluessel, empfaenger, daten)
		select 'mail', 'UPLOAD_ABGELEHNT', jsonb_build_object('art', 'USER', 'id', user_id),
			jsonb_build_object('uploadID', id)
		from abgelehnt`,
		[id, status, typAbgelehnt(status), ctx().jetzt],
	);
	outboxGefuellt?.();
}
