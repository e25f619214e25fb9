import type { Vertrag } from '#domain/akte/zustand.ts';
import { felderVon, ZEUGNISFELDER } from '#domain/zeugnis/texte.ts';
import type { Vorlagenwert } from './freiwilliger.ts';

/** A simple one says nothing of performance and conduct, whatever was written. */
export function zeugnisWerte(vertrag: Pick<Vertrag, 'zeugnis'> | null): Vorlagenwert[] {
	const zeugnis = vertrag?.zeugnis ?? null;
	const gesagt = zeugnis ? felderVon(zeugnis.umfang) : [];
	return ZEUGNISFELDER.map((feld) => [
		`zeugnis.${feld}`,
		// On paper a text is one paragraph.
		zeugnis && gesagt.includes(feld) ? zeugnis.texte[feld].replace(/\s*\n\s*/g, ' ') : null,
	]);
}
