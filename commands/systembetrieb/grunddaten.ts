import { legeStandardspecsAn } from '#commands/dokumentspec/standard.ts';
import { legeStandardabfragenAn } from '#commands/feldabfrage/pflegen.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import type { Ctx } from '#domain/kontext.ts';
import { STANDARD_LAENDER } from '#domain/laender.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { dienstartStammdatum } from '#domain/stammdaten/dienstart.ts';
import { standardDienstarten } from '#domain/stammdaten/dienstarten.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { LISTEN } from '#domain/stammdaten/listen.ts';

/** A record that is only beginning. */
interface Neu {
	readonly aggregat: Aggregat;
	readonly id: string;
	readonly ereignisse: readonly Ereignis[];
}

/**
 * Within a command: all a tenant needs before anybody works in it. What is shipped (help, texts, mail templates) is there
 * without an event; a cycle, addresses and people are its own. False: it has its base data, and keeps them as they are.
 */
export async function legeGrunddatenAn(sitzung: Sitzung, parameter: ParameterFelder): Promise<boolean> {
	const { existiert } = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
	if (existiert) return false;
	for (const { aggregat, id, ereignisse } of anfang(parameter, sitzung.ctx)) sitzung.schreibe(aggregat, id, ereignisse);
	await legeStandardabfragenAn(sitzung);
	await legeStandardspecsAn(sitzung);
	return true;
}

/** What every tenant begins with: its parameters, the countries, the usual selection lists and Dienstarten. */
export function* anfang(parameter: ParameterFelder, { heute, neueID }: Pick<Ctx, 'heute' | 'neueID'>): Generator<Neu> {
	for (const land of STANDARD_LAENDER) yield neu(landStammdatum, land.key, land);
	for (const liste of LISTEN) {
		for (const [i, bezeichnung] of (AUSWAHL[liste.key] ?? []).entries()) {
			yield neu(liste as (typeof LISTEN)[0], neueID(), { bezeichnung, sortierung: i + 1 });
		}
	}
	yield neu(parameterStammdatum, PARAMETER_ID, parameter);
	for (const dienstart of standardDienstarten(heute)) yield neu(dienstartStammdatum, neueID(), dienstart);
}

interface Art<Z, E extends Ereignis, F> {
	readonly aggregat: Aggregat<Z, E>;
	erfasse(leer: Z, felder: F): readonly E[];
}

function neu<Z, E extends Ereignis, F>({ aggregat, erfasse }: Art<Z, E, F>, id: string, felder: F): Neu {
	return { aggregat: aggregat as Aggregat, id, ereignisse: erfasse(aggregat.start(id), felder) };
}

const AUSWAHL: Readonly<Record<string, readonly string[]>> = {
	sportart: [
		'Ballsport',
		'Fechten',
		'Kanu',
		'Klettern',
		'Leichtathletik',
		'Reiten',
		'Rudern',
		'Schwimmen',
		'Tanzen',
		'Turnen',
	],
	taetigkeitsfeld: ['Ganztagsschule', 'Jugendarbeit', 'Kinderturnen', 'Seniorensport', 'Vereinsverwaltung'],
	schulabschluss: ['noch in der Schule', 'Hauptschulabschluss', 'Mittlere Reife', 'Fachhochschulreife', 'Abitur'],
	titel: ['Dr.', 'Prof. Dr.'],
	ausbildung: ['keine', 'Berufsausbildung', 'Studium'],
};
