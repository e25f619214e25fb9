/** Table: Reminders, exceptions of one document and of everything a volunteer owes. */
import { MahnausnahmeBeendet, MahnausnahmeGesetzt } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { type Ausnahmeregel, type Mahnausnahme, pruefePause } from '#domain/mahnausnahme.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface MahnausnahmeEingabe {
	/** null: of everything the volunteer owes. */
	readonly anforderungID: string | null;
	readonly regel: Ausnahmeregel;
	readonly grund: string;
}

type Woran = Pick<MahnausnahmeEingabe, 'anforderungID'>;

const MAHNAUSNAHME: Verb<Fall<MahnausnahmeEingabe | Woran>, Aktion> = {
	key: 'mahnen',
	titel: 'Ausnahme von den Erinnerungen',
	ausgang: [],
	felder: [({ lage, eingabe }) => (eingabe && 'regel' in eingabe ? pruefePause(eingabe.regel, lage.ctx.heute) : null)],
};

export function mahnausnahmeSetzen(lage: Lage, eingabe: MahnausnahmeEingabe): Entschluss {
	bisherige(lage.akte, eingabe);
	pruefe(MAHNAUSNAHME, { lage, eingabe });
	const { anforderungID, regel, grund } = eingabe;
	return vollende(lage, [MahnausnahmeGesetzt({ anforderungID, regel }, freitext(lage.akte.id, { grund }))]);
}

/** Reminded like all others again; where that is so already, nothing happens. */
export function mahnausnahmeBeenden(lage: Lage, { anforderungID }: Woran): Entschluss {
	const ausnahmen = bisherige(lage.akte, { anforderungID });
	pruefe(MAHNAUSNAHME, { lage, eingabe: { anforderungID } });
	return vollende(lage, ausnahmen.length ? [MahnausnahmeBeendet({ anforderungID })] : []);
}

function bisherige(akte: Akte, { anforderungID }: Woran): readonly Mahnausnahme[] {
	const dort = anforderungID === null ? akte : akte.anforderungen.find(({ id }) => id === anforderungID);
	if (!dort) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return dort.mahnausnahmen;
}
