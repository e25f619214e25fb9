import type { Lage } from '#domain/akte/lage.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

/** Does the same for each of several files; what refuses one of them refuses all, and every refusal says whose it is. */
export function fuerJedeAkte(lagen: ReadonlyMap<string, Lage>, feld: string, tue: (lage: Lage, id: string) => void) {
	const verstoesse: Regelverstoss[] = [];
	for (const [id, lage] of lagen) {
		try {
			tue(lage, id);
		} catch (fehler) {
			if (!(fehler instanceof Abgelehnt)) throw fehler;
			haengeAn(
				verstoesse,
				fehler.verstoesse.map((v) => vonWem(v, lage, feld)),
			);
		}
	}
	if (verstoesse.length > 0) throw new Abgelehnt(verstoesse);
}

/** `Lena Muster: Es können höchstens 5 Tage anerkannt werden.` */
function vonWem(verstoss: Regelverstoss, { akte: { id, person } }: Lage, sonst: string): Regelverstoss {
	// Of what isn't there nothing is told.
	if (verstoss.http === 404) return verstoss;
	const name = [person.vorname, person.nachname].filter(Boolean).join(' ');
	const feld = `${id}.${verstoss.feld ?? sonst}`;
	const nennt = name === '' || verstoss.text.startsWith(name);
	return { ...verstoss, feld, text: nennt ? verstoss.text : `${name}: ${verstoss.text}` };
}
