import { liesAkten } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { ladeBogen } from '#commands/pdf/fuellen-fuer.ts';
import { setzeStapel } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { alsFehlendes, briefempfang, gebliebeneBriefposten } from '#domain/akte/mahnwesen/mahnbrief.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import {
	BEISPIELSCHREIBEN,
	ERINNERUNGSSCHREIBEN,
	erinnerungsschreiben,
	type Schreiben,
} from '#domain/papier/erinnerungsschreiben.ts';
import type { Papier } from '#domain/papier/papier.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { ladeVorlagennamen } from '#projections/queries/traeger/vorlagennamen.ts';

/** The run that made them, from when to when. */
interface Brieflauf {
	readonly begonnenAm: string;
	readonly beendetAm: string;
}

export interface Briefstapel {
	readonly pdf: Uint8Array;
	/** How many letters. */
	readonly anzahl: number;
}

/**
 * The letters of a run one behind the other, by name, with what is missing still: whoever has handed in all of it
 * meanwhile gets none. null: nobody is left.
 */
export async function setzeMahnbriefe(
	umgebung: Umgebung,
	ablage: Ablage,
	{ begonnenAm, beendetAm }: Brieflauf,
	freiwilligerIDs: readonly string[],
): Promise<Briefstapel | null> {
	const { heute } = umgebung.ctx();
	const [von, bis] = [tagInBerlin(begonnenAm), tagInBerlin(beendetAm)];
	const rahmen = await ladeRahmen(umgebung, ablage);
	const { specs } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	const kontaktVon = kontakte(umgebung, rahmen.kontakt);
	const papiere: Papier[] = [];
	for (let ab = 0; ab < freiwilligerIDs.length; ab += PORTION) {
		const akten = await liesAkten(umgebung, freiwilligerIDs.slice(ab, ab + PORTION));
		for (const akte of akten) {
			const posten = gebliebeneBriefposten(akte, specs, { von, bis, heute });
			if (akte.geloescht || !posten.length) continue;
			papiere.push(
				erinnerungsschreiben({
					...rahmen,
					...briefempfang(akte, heute),
					fehlendes: posten.map((eines) => alsFehlendes(akte, eines)),
					kontakt: await kontaktVon(akte.traegerBetreuerUserID),
					vertragsnummer: vertragsnummer(akte),
					tag: von,
				}),
			);
		}
	}
	if (!papiere.length) return null;
	return { pdf: await stapel(ablage, rahmen, von, papiere), anzahl: papiere.length };
}

/** Files that are read together. */
const PORTION = 25;

/** With examples, as the letter of this tenant looks. */
export async function setzeBeispielbrief(umgebung: Umgebung, ablage: Ablage): Promise<Uint8Array> {
	const rahmen = await ladeRahmen(umgebung, ablage);
	const { heute: tag } = umgebung.ctx();
	return stapel(ablage, rahmen, tag, [erinnerungsschreiben({ ...rahmen, ...BEISPIELSCHREIBEN(tag), tag })]);
}

type Rahmen = Pick<Schreiben, 'traeger' | 'postanschrift' | 'portal' | 'kontakt'> &
	Awaited<ReturnType<typeof ladeBogen>>;

async function ladeRahmen(umgebung: Umgebung, ablage: Ablage): Promise<Rahmen> {
	const parameter: ParameterFelder = await alleParameter(umgebung.db);
	return {
		...(await ladeBogen(ablage, parameter)),
		traeger: parameter.mandantBezeichnung,
		postanschrift: parameter.mandantAdresse,
		portal: parameter.baseUrl ?? umgebung.adresse ?? null,
		kontakt: { name: null, telefon: null, email: parameter.mandantApMail },
	};
}

/** Who looks after somebody is asked for once; of who has no address of his own the Traeger's is named. */
function kontakte(
	{ db }: Umgebung,
	sonst: Schreiben['kontakt'],
): (userID: string | null) => Promise<Schreiben['kontakt']> {
	const bekannt = new Map<string, Promise<Schreiben['kontakt']>>();
	const lade = async (traegerBetreuerUserID: string) => {
		const { traegerBetreuer } = await ladeVorlagennamen(db, { ...OHNE_NAMEN, traegerBetreuerUserID });
		return traegerBetreuer ? { ...traegerBetreuer, email: traegerBetreuer.email ?? sonst.email } : sonst;
	};
	return (userID) => {
		if (userID === null) return Promise.resolve(sonst);
		const seiner = bekannt.get(userID) ?? lade(userID);
		bekannt.set(userID, seiner);
		return seiner;
	};
}

const OHNE_NAMEN = {
	...{ listenIDs: [], einsatzstelleID: null, einsatzortID: null, dienstartID: null },
	...{ zyklusID: null, betreuerUserID: null },
} as const;

const vertragsnummer = (akte: Akte): string | null =>
	neuesterVertrag(akte, massgeblicherWunsch(akte))?.vertragsnummer ?? null;

const stapel = (ablage: Ablage, { briefkopf, logo, traeger }: Rahmen, tag: string, papiere: readonly Papier[]) =>
	setzeStapel(ablage, {
		titel: ERINNERUNGSSCHREIBEN,
		verfasser: traeger,
		tag,
		briefkopf,
		papiere,
		...(logo && { logo }),
	});
