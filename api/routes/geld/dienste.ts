import type { Dienst } from '#api/present/geld/foerderung.ts';
import { wohnland } from '#domain/akte/vertrag/foerderdienste.ts';
import { dienstzeit } from '#domain/akte/vertrag/geldvertraege.ts';
import { bundeslandVonPlz } from '#domain/bundesland.ts';
import { aktenImZyklus } from '#projections/queries/geld/dienste.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Umstand } from '../handler.ts';
import { liesVorhandene } from '../listen/master-export.ts';

const AUF_EINMAL = 200;

/** Of the contracts of a cycle that money goes by, in the order of the names. */
export async function liesDienste(umstand: Umstand, zyklusID: string): Promise<Dienst[]> {
	const { db } = umstand.umgebung;
	const ids = await aktenImZyklus(db, zyklusID);
	const { dienstarten } = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
	const dienste: Dienst[] = [];
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		const gelesen = await liesVorhandene(umstand, ids.slice(i, i + AUF_EINMAL));
		const vertraege = gelesen.flatMap((akte) => akte.vertraege.map((vertrag) => ({ akte, vertrag })));
		const stellen = await stellenVon(db, [...new Set(vertraege.map(({ vertrag }) => vertrag.einsatzortID))]);
		for (const { akte, vertrag } of vertraege) {
			const zeit = vertrag.zyklusID === zyklusID ? dienstzeit(akte, vertrag) : null;
			if (!zeit) continue;
			const { person } = akte;
			const dienstart = dienstarten.get(vertrag.dienstartID);
			const stelle = stellen.get(vertrag.einsatzortID) ?? null;
			dienste.push({
				...{ akte, vertrag, ...zeit, stelle, dienstartID: vertrag.dienstartID },
				art: dienstart?.art ?? 'SONSTIGE',
				dienstart: dienstart?.kurz ?? null,
				freiwilligerID: akte.id,
				geburtsdatum: person.geburtsdatum ?? null,
				wohnland: wohnland(akte),
				stellenland: bundeslandVonPlz(stelle?.plz ?? ''),
			});
		}
	}
	return dienste.toSorted((a, b) => name(a).localeCompare(name(b), 'de') || (a.von < b.von ? -1 : 1));
}

const name = ({ akte: { person } }: Dienst): string => `${person.nachname ?? ''} ${person.vorname ?? ''}`;
