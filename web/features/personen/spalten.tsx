import { Link } from '@tanstack/react-router';
import { PERSONEN } from '../../texte/personen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Leerwort, oderLeer, personenname } from '../liste/zellen.tsx';
import css from './personen.module.css';
import type { Personenzeile } from './queries.ts';

const TITEL = PERSONEN.spalte;

export const PERSONENSPALTEN: readonly TableColumn<Personenzeile>[] = [
	{
		id: 'name',
		header: TITEL.name,
		size: 160,
		pinned: true,
		strong: true,
		sortable: true,
		cell: (person) => (
			<Link to="/admin/personen/$id" params={{ id: person.id }} tabIndex={-1}>
				{personenname(person)}
			</Link>
		),
	},
	{
		id: 'funktionen',
		header: TITEL.funktionen,
		size: 200,
		grow: true,
		cell: ({ funktionen }) => <Mehrere werte={funktionen.map((f) => f.funktion)} leer={PERSONEN.keine} />,
	},
	{
		id: 'einsatzstelle',
		header: TITEL.einsatzstelle,
		size: 200,
		grow: true,
		cell: ({ funktionen }) => <Mehrere werte={funktionen.map((f) => f.einsatzstelle)} leer={PERSONEN.keine} />,
	},
	{
		id: 'position',
		header: TITEL.position,
		size: 150,
		optional: true,
		quiet: true,
		cell: ({ position }) => oderLeer(position),
	},
	{
		id: 'email',
		header: TITEL.email,
		size: 210,
		sortable: true,
		cell: ({ email }) => oderLeer(email, PERSONEN.keine),
	},
	{ id: 'systemmails', header: TITEL.systemmails, size: 160, cell: (person) => <Systemmails {...person} /> },
	{
		id: 'benutzer',
		header: TITEL.benutzer,
		size: 140,
		minWindow: 1360,
		quiet: true,
		cell: ({ benutzer }) => oderLeer(benutzer?.name ?? null, PERSONEN.keiner),
	},
	{
		id: 'isAktiv',
		header: TITEL.aktiv,
		size: 68,
		sortable: true,
		cell: ({ isAktiv }) => (isAktiv ? PERSONEN.ja : <Leerwort wort={PERSONEN.deaktiviert} />),
	},
];

/** The first, and how many more. */
function Mehrere({ werte, leer }: { werte: readonly string[]; leer: string }) {
	const [erster, ...weitere] = new Set(werte);
	if (erster === undefined) return <Leerwort wort={leer} />;
	if (weitere.length === 0) return erster;
	return (
		<span className={css.mehrere} title={[erster, ...weitere].join(', ')}>
			<span className={css.erster}>{erster}</span>
			<span className={css.weitere}>{PERSONEN.weitere(weitere.length)}</span>
		</span>
	);
}

/** Whether he gets them; what is still missing where he is meant to. */
function Systemmails({ empfaengtSystemmails, isSystemmailEmpfaenger, isAktiv }: Personenzeile) {
	if (empfaengtSystemmails) return PERSONEN.ja;
	return <Leerwort wort={isSystemmailEmpfaenger && isAktiv ? PERSONEN.wartet : PERSONEN.nein} />;
}
