import { EINLADUNGEN as ERKLAERT } from '#domain/liste/benutzer.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer, personenname } from '../liste/zellen.tsx';
import { Einladungsmenue } from './einladungsmenue.tsx';
import type { Einladung } from './queries.ts';
import { rollennamen } from './worte.ts';

type Zurueckziehen = (einladung: Einladung) => void;

export const einladungsspalten = (onZurueckziehen: Zurueckziehen): readonly TableColumn<Einladung>[] =>
	tabellenspalten<typeof ERKLAERT, Einladung>(ERKLAERT, {
		name: personenname,
		rollen: ({ rollen }) => rollennamen(rollen),
		adressen: ({ adressen }) => oderLeer(adressen.map(({ bezeichnung }) => bezeichnung).join(', ')),
		eingeladenVon: ({ eingeladenVon }) => oderLeer(eingeladenVon?.name ?? null),
		aktionen: (einladung) => <Einladungsmenue einladung={einladung} onZurueckziehen={onZurueckziehen} />,
	});
