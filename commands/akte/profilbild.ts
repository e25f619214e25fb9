import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { EIN_BILD } from '#commands/dateien/zuordnen.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';

const FELD = 'profilbildUploadID';
const HOECHSTENS_MB = 5;

const NICHT_VORGESEHEN: Regelverstoss = {
	code: 'PROFILBILD',
	http: 422,
	feld: FELD,
	text: 'Profilbilder sind hier nicht vorgesehen.',
};

/** The picture the file names now, after the one it named; `userID`: who uploaded it. Table: Freiwilliger. */
export async function tauscheProfilbild(
	sitzung: Sitzung,
	akte: Pick<Akte, 'id' | 'person'>,
	alt: string | null | undefined,
	userID: string | null,
): Promise<void> {
	const neu = akte.person.profilbildUploadID;
	if (neu && neu !== alt && !(await alleParameter(sitzung.db)).bewerbungIsProfilbild) {
		throw new Abgelehnt([NICHT_VORGESEHEN]);
	}
	const besitzer = { art: 'FREIWILLIGER', id: akte.id } as const;
	const tausch = { alt: einzeln(alt), neu: einzeln(neu), userID, feld: FELD };
	await tausche(sitzung, tausch, besitzer, { ...EIN_BILD, maxMB: HOECHSTENS_MB });
}
