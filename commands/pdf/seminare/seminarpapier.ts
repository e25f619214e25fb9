import { type Namensschilder, setzeNamensschilder } from './namensschilder.ts';
import { setzeTeilnahmebescheinigungen, type Teilnahmebescheinigungen } from './teilnahmebescheinigung.ts';
import { setzeTeilnehmerliste, type Teilnehmerliste } from './teilnehmerliste.ts';

/** What is printed for a seminar; as large as it has participants. */
export type Seminarpapier = Teilnehmerliste | Namensschilder | Teilnahmebescheinigungen;

export function setzeSeminarpapier(papier: Seminarpapier): Promise<Uint8Array> {
	switch (papier.art) {
		case 'TEILNEHMERLISTE':
			return setzeTeilnehmerliste(papier);
		case 'NAMENSSCHILDER':
			return setzeNamensschilder(papier);
		case 'TEILNAHMEBESCHEINIGUNGEN':
			return setzeTeilnahmebescheinigungen(papier);
	}
}
