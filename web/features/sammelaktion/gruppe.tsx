import { Flex } from '@mantine/core';
import { IconArrowUpRight, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { AKTE } from '../../texte/akte/akte.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { personenname } from '../liste/zellen.tsx';
import css from './sammelaktion.module.css';
import { type Ausgang, Zeichen } from './zeichen.tsx';

interface Gruppenzeile {
	eintragID: string;
	freiwilligerID: string | null;
	vorname: string | null;
	nachname: string | null;
	einsatzort: string | null;
	dienstart?: string | null;
	/** Where the list shows documents: what it is called. */
	dokument: string | null;
	/** What it is called where it is no volunteer. */
	bezeichnung?: string | null;
	adresseID?: string | null;
	/** Which he joins or leaves. */
	gruppe?: string | null;
	grund: string | null;
}

interface GruppeProps {
	titel: string;
	/** Of its heading: 3 in a dialog, whose title is the second. */
	ebene?: 2 | 3;
	/** Number of the rule. */
	regel?: string | null;
	/** The rule's words. */
	text?: string | null;
	art: Ausgang;
	/** So many rows to begin with. */
	zuerst?: number | undefined;
	zeilen: readonly Gruppenzeile[];
	/** Where rows can be taken out; without `onWahl` only shown. */
	gewaehlt?: (id: string) => boolean;
	onWahl?: (id: string) => void;
	aside?: ReactNode;
}

const ALLES = 8;
const MEHR = 200;

/** Rows of one kind: a reason, or those that go. */
export function Gruppe(props: GruppeProps) {
	const { titel, ebene = 3, regel, text, art, zuerst = ALLES, zeilen, gewaehlt, onWahl, aside } = props;
	const Titel = `h${ebene}` as const;
	const [bis, setBis] = useState(zuerst);
	const [offen, setOffen] = useState(true);
	const liste = useId();
	return (
		<section>
			<header className={css.kopf}>
				<button
					type="button"
					className={css.klappe}
					aria-expanded={offen}
					aria-controls={liste}
					aria-label={offen ? SAMMEL.zuklappen(titel) : SAMMEL.aufklappen(titel)}
					onClick={() => setOffen(!offen)}
				>
					<Icon of={offen ? IconChevronDown : IconChevronRight} />
				</button>
				<Zeichen art={art} />
				<div>
					<Titel className={css.titel}>
						{titel}{' '}
						<Span className="tabular" variant="secondary" fw={400} ml={4}>
							{SAMMEL.anzahl(zeilen.length)}
						</Span>
						{regel && (
							<Span className="tabular" variant="note" fw={400} ml={10}>
								{AKTE.regel(regel)}
							</Span>
						)}
					</Titel>
					{text && <p>{text}</p>}
				</div>
				{aside && <div className={css.aside}>{aside}</div>}
			</header>
			<ul id={liste} hidden={!offen}>
				{zeilen.slice(0, bis).map((zeile) => (
					<li key={zeile.eintragID} className={css.zeile}>
						<span className={css.name}>
							{gewaehlt ? (
								<CheckboxField
									label={nameVon(zeile)}
									checked={gewaehlt(zeile.eintragID)}
									disabled={!onWahl}
									onChange={() => onWahl?.(zeile.eintragID)}
								/>
							) : (
								nameVon(zeile)
							)}
						</span>
						<Span variant="secondary" truncate title={wovon(zeile) ?? undefined}>
							{wovon(zeile)}
						</Span>
						<Span variant="secondary">{zeile.dienstart === null ? LISTE.offen : zeile.dienstart}</Span>
						<Flex component="span" gap={8}>
							{zeile.grund && <Zeichen art={art} />}
							{zeile.grund}
						</Flex>
						{zeile.adresseID && (
							<TextLink
								to="/admin/adressen/$id"
								params={{ id: zeile.adresseID }}
								target="_blank"
								aria-label={`${SAMMEL.zurAdresse}: ${nameVon(zeile)}, ${SAMMEL.neuerTab}`}
							>
								{SAMMEL.zurAdresse} <Icon of={IconArrowUpRight} size={14} />
							</TextLink>
						)}
						{zeile.freiwilligerID && (
							<TextLink
								to="/admin/freiwillige/$id"
								params={{ id: zeile.freiwilligerID }}
								target="_blank"
								aria-label={`${SAMMEL.zurAkte}: ${nameVon(zeile)}, ${SAMMEL.neuerTab}`}
							>
								{SAMMEL.zurAkte} <Icon of={IconArrowUpRight} size={14} />
							</TextLink>
						)}
					</li>
				))}
			</ul>
			{offen && zeilen.length > bis && (
				<TextButton className={css.mehr} onClick={() => setBis(bis + MEHR)}>
					{SAMMEL.weitereZeilen(zeilen.length - bis)}
				</TextButton>
			)}
		</section>
	);
}

const wovon = ({ dokument, gruppe, einsatzort }: Gruppenzeile): string | null => dokument ?? gruppe ?? einsatzort;
const nameVon = (zeile: Gruppenzeile): string =>
	zeile.bezeichnung ?? (zeile.freiwilligerID ? personenname(zeile) : SAMMEL.nichtDa);
