import { SeminarpapierAusgestellt } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { bescheinigteTage, letztesSeminarpapier } from '#domain/akte/seminar/seminarpapier.ts';
import { freitext } from '#domain/akte/texte.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Papierbezug, Seminarpapier } from '#domain/akte/zustand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

type Ausgestellt = Papierbezug & Pick<Seminarpapier, 'kennung' | 'sha256' | 'am'> & { readonly nummer: string };

/** The same paper fetched again is no new one. */
export function seminarpapierAusstellen(lage: Lage, { nummer, ...papier }: Ausgestellt): Entschluss {
	pruefeAusstellbar(lage, papier);
	if (letztesSeminarpapier(lage.akte, papier)?.kennung === papier.kennung) return vollende(lage, []);
	const facts = { ...papier, anerkannt: bescheinigteTage(lage.akte, papier) };
	return vollende(lage, [SeminarpapierAusgestellt(facts, freitext(lage.akte.id, { pruefnummer: nummer }))]);
}

/** Of a seminar nothing is certified but days that are recognised, and by whoever held it. */
export function pruefeAusstellbar({ akte }: Lage, { papier, bezugID }: Papierbezug): void {
	if (papier !== 'TEILNAHME') return;
	const nachweis = akte.seminarnachweise.find(({ id }) => id === bezugID);
	if (!nachweis?.seminarID || bescheinigteTage(akte, { papier, bezugID }).length === 0)
		throw new Abgelehnt([{ code: 'ANERKANNT', http: 409, text: NUR_ANERKANNTE }]);
}

const NUR_ANERKANNTE = 'Eine Teilnahmebescheinigung gibt es für anerkannte Seminare des Trägers.';
