import { Link } from '@tanstack/react-router';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Inline } from '../../ui/inline.ts';
import { Span } from '../../ui/span.ts';
import { useStelle } from './stelle.ts';

interface Person {
	vorname: string | null;
	nachname: string | null;
}

/** `Hoffmann, Lena Marie`; erased people have none. */
export function personenname({ vorname, nachname }: Person): string {
	return [nachname, vorname].filter(Boolean).join(', ') || LISTE.ohneName;
}

/** The name leads to the file, as the whole row does; for the mouse's other buttons and for screen readers. */
export function NameZelle({ person }: { person: Person & { freiwilligerID: string } }) {
	const state = useStelle(person);
	if (!person.vorname && !person.nachname) return <Leerwort wort={LISTE.ohneName} />;
	return (
		<Link to="/admin/freiwillige/$id" params={{ id: person.freiwilligerID }} state={state} tabIndex={-1}>
			{personenname(person)}
		</Link>
	);
}

export function AlterZelle({ alter }: { alter: number | null }) {
	if (alter === null) return <Leerwort wort={LISTE.keinWert} />;
	return (
		<Inline>
			{alter} {alter < 18 && <Tag>{LISTE.u18}</Tag>}
		</Inline>
	);
}

/** Absence as a grey word. */
export function Leerwort({ wort }: { wort: string }) {
	return (
		<Span variant="muted" fw={400}>
			{wort}
		</Span>
	);
}

export const oderLeer = (wert: string | null, wort: string = LISTE.keinWert) => wert || <Leerwort wort={wort} />;

export const tagZelle = (tag: string | null) => oderLeer(formatDatum(tag));

/** The last day on which something is in time. */
export const fristzelle = (tag: string | null, istUeberfaellig: boolean) =>
	tag && istUeberfaellig ? <Span variant="error">{LISTE.ueberfaellig(formatDatum(tag))}</Span> : tagZelle(tag);

/** The day of an instant. */
export const zeitZelle = (zeit: string | null) => tagZelle(zeit && tagInBerlin(zeit));
