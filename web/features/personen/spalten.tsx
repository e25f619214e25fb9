import { Flex } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PERSONEN as ERKLAERT } from '#domain/liste/personen.ts';
import { PERSONEN } from '../../texte/personen.ts';
import { Span } from '../../ui/span.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer, personenname } from '../liste/zellen.tsx';
import css from './personen.module.css';
import type { Personenzeile } from './queries.ts';

export const PERSONENSPALTEN = tabellenspalten<typeof ERKLAERT, Personenzeile>(ERKLAERT, {
	name: (person) => (
		<Link to="/admin/personen/$id" params={{ id: person.id }} tabIndex={-1}>
			{personenname(person)}
		</Link>
	),
	funktionen: ({ funktionen }) => <Mehrere werte={funktionen.map((f) => f.funktion)} leer={PERSONEN.keine} />,
	einsatzstelle: ({ funktionen }) => <Mehrere werte={funktionen.map((f) => f.einsatzstelle)} leer={PERSONEN.keine} />,
	systemmails: (person) => <Systemmails {...person} />,
	benutzer: ({ benutzer }) => oderLeer(benutzer?.name ?? null, PERSONEN.keiner),
	isAktiv: ({ isAktiv }) => (isAktiv ? PERSONEN.ja : <Leerwort wort={PERSONEN.deaktiviert} />),
});

/** The first, and how many more. */
function Mehrere({ werte, leer }: { werte: readonly string[]; leer: string }) {
	const [erster, ...weitere] = new Set(werte);
	if (erster === undefined) return <Leerwort wort={leer} />;
	if (weitere.length === 0) return erster;
	return (
		<Flex component="span" gap={6} miw={0} title={[erster, ...weitere].join(', ')}>
			<span className={css.erster}>{erster}</span>
			<Span className="tabular" variant="muted" flex="none">
				{PERSONEN.weitere(weitere.length)}
			</Span>
		</Flex>
	);
}

/** Whether he gets them; what is still missing where he is meant to. */
function Systemmails({ empfaengtSystemmails, isSystemmailEmpfaenger, isAktiv }: Personenzeile) {
	if (empfaengtSystemmails) return PERSONEN.ja;
	return <Leerwort wort={isSystemmailEmpfaenger && isAktiv ? PERSONEN.wartet : PERSONEN.nein} />;
}
