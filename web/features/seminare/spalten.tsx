import { Link } from '@tanstack/react-router';
import { SEMINARE as ERKLAERT } from '#domain/liste/seminare.ts';
import { SEMINARE } from '../../texte/seminare/seminare.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import type { Seminarzeile } from './queries.ts';
import { tagezahl, wo, zeitraum } from './worte.ts';

export const SEMINARSPALTEN = tabellenspalten<typeof ERKLAERT, Seminarzeile>(ERKLAERT, {
	bezeichnung: ({ id, bezeichnung }) => (
		<Link to="/admin/seminare/$id" params={{ id }} tabIndex={-1}>
			{bezeichnung}
		</Link>
	),
	termin: (seminar) => oderLeer(zeitraum(seminar), SEMINARE.offen),
	ort: (seminar) => oderLeer(wo(seminar), SEMINARE.offen),
	geplanteTage: ({ geplanteTage }) => tagezahl(geplanteTage),
	angemeldet: ({ angemeldet, maxTeilnehmer, wartend }) => SEMINARE.belegung(angemeldet, maxTeilnehmer, wartend ?? 0),
	gruppen: ({ gruppen }) => oderLeer(gruppen.join(', ') || null, SEMINARE.fuerAlle),
	dienstarten: ({ dienstarten }) => oderLeer(dienstarten.join(', ') || null, SEMINARE.alle),
});
