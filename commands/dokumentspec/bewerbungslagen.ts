import type { Kysely } from 'kysely';
import { liesAkten } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import type { Bedingungsakte, Umfeldakte, Umfeldwunsch } from '#domain/akte/dokument/dokumentbedingungen.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { DB } from '#projections/db.ts';
import { bewerbungenImZyklus } from '#projections/queries/dokumente/dokumentbestand.ts';

/** What the conditions of document specifications look at in one file, and nothing else of it. */
export interface Bewerbungslage {
	readonly akte: Bedingungsakte & Umfeldakte;
	readonly wunsch: Umfeldwunsch | null;
}

interface Gemerkt {
	readonly zyklusID: string;
	/** By file, as of a version of it. */
	readonly lagen: Map<string, { readonly version: number; readonly lage: Bewerbungslage }>;
	/** Those who ask at the same time read one after the other: the second finds what the first has read. */
	gelesen: Promise<readonly Bewerbungslage[]>;
	vergessen?: NodeJS.Timeout;
}

const MERKT_MS = 5 * 60_000;
/** Between two portions others have their turn. */
const AUF_EINMAL = 50;
const GEMERKT = new WeakMap<Kysely<DB>, Gemerkt>();

/**
 * Everybody who applies in a cycle. While somebody tries one condition after another, only files are read again in
 * which something has happened since; a few minutes after the last question all is forgotten.
 */
export function bewerbungslagen(umgebung: Umgebung, zyklusID: string): Promise<readonly Bewerbungslage[]> {
	const { db } = umgebung;
	const bekannt = GEMERKT.get(db);
	const gemerkt: Gemerkt =
		bekannt?.zyklusID === zyklusID ? bekannt : { zyklusID, lagen: new Map(), gelesen: Promise.resolve([]) };
	GEMERKT.set(db, gemerkt);
	clearTimeout(bekannt?.vergessen);
	gemerkt.vergessen = setTimeout(() => {
		if (GEMERKT.get(db) === gemerkt) GEMERKT.delete(db);
	}, MERKT_MS).unref();
	const lies = () => bringeAufStand(umgebung, gemerkt);
	// What failed for another is tried anew.
	gemerkt.gelesen = gemerkt.gelesen.then(lies, lies);
	return gemerkt.gelesen;
}

async function bringeAufStand(umgebung: Umgebung, { zyklusID, lagen }: Gemerkt): Promise<readonly Bewerbungslage[]> {
	const bewerbungen = await bewerbungenImZyklus(umgebung.db, zyklusID);
	const versionen = new Map(bewerbungen.map(({ id, version }) => [id, version]));
	for (const id of lagen.keys()) if (!versionen.has(id)) lagen.delete(id);
	const neue = bewerbungen.filter(({ id, version }) => lagen.get(id)?.version !== version);
	for (let i = 0; i < neue.length; i += AUF_EINMAL) {
		const ids = neue.slice(i, i + AUF_EINMAL).map(({ id }) => id);
		for (const akte of await liesAkten(umgebung, ids)) {
			lagen.set(akte.id, { version: versionen.get(akte.id) ?? 0, lage: lageVon(akte) });
		}
	}
	return [...lagen.values()].map(({ lage }) => lage);
}

function lageVon(akte: Akte): Bewerbungslage {
	const { zyklusID, status, bewerbungAbgesendetAm, statusverlauf, vertraege } = akte;
	const { geburtsdatum, staatsangehoerigkeitID, geschlecht, isVordienst, isBildrechte, isSchwimmfaehigkeit } =
		akte.person;
	const person = {
		...(geburtsdatum && { geburtsdatum }),
		...(staatsangehoerigkeitID && { staatsangehoerigkeitID }),
		...(geschlecht && { geschlecht }),
		...(isVordienst !== undefined && { isVordienst }),
		...(isBildrechte !== undefined && { isBildrechte }),
		...(isSchwimmfaehigkeit !== undefined && { isSchwimmfaehigkeit }),
	};
	const wunsch = dokumentwunsch(akte);
	return {
		akte: {
			...{ zyklusID, status, bewerbungAbgesendetAm, person },
			statusverlauf: statusverlauf.map(({ von, nach, zeit }) => ({ von, nach, zeit })),
			vertraege: vertraege
				.filter((v) => v.wunschID === wunsch?.id)
				.map(({ id, wunschID, status: stand, dienstartID, einsatzortID, ...v }) => ({
					...{ id, wunschID, status: stand, dienstartID, einsatzortID },
					...{ vertragsbeginn: v.vertragsbeginn, dienstantritt: v.dienstantritt },
					isBuchhaltungTraeger: v.isBuchhaltungTraeger,
				})),
		},
		wunsch: wunsch && {
			id: wunsch.id,
			zyklusID: wunsch.zyklusID,
			dienstartID: wunsch.dienstartID,
			einsatzortID: wunsch.einsatzortID,
			einsatzstelleID: wunsch.einsatzstelleID,
		},
	};
}
